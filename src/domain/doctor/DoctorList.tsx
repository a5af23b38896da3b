import { useTranslation } from 'react-i18next';
import type { DoctorCard as Doctor } from '../../../contract/doctor.ts';
import { DOCTOR_LIMIT } from '../../../contract/plain/limits.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { type ListProps, RecordList } from '../record/list/RecordList.tsx';
import { NoMatch } from '../taxonomy/NoMatch.tsx';
import { DoctorCard } from './DoctorCard.tsx';
import { doctorListQuery } from './doctorAtoms.ts';

export function DoctorList({ filters, aside }: ListProps) {
  const { t } = useTranslation();
  return (
    <RecordList
      source={{
        size: DOCTOR_LIMIT,
        most: Number.POSITIVE_INFINITY,
        sliceAt: (offset) => doctorListQuery(filters, offset),
      }}
      rowHeight={156}
      label={t('contents.doctors')}
      countLine={(n) => t('contents.doctorCount', { n })}
      aside={aside}
      renderCard={renderCard}
      skeleton={<DoctorSkeleton />}
      empty={<NoMatch sentence={t('contents.noDoctors')} />}
    />
  );
}

const renderCard = (doctor: Doctor) => <DoctorCard doctor={doctor} />;

function DoctorSkeleton() {
  return (
    <div className="flex gap-4 py-3">
      <Skeleton className="size-18 shrink-0 rounded-full" />
      <div className="min-h-[5.5lh] flex-1 space-y-3 py-1">
        <Skeleton className="h-5 w-1/3 rounded-full" />
        <Skeleton className="h-4 w-1/2 rounded-full" />
        <Skeleton className="h-4 w-2/3 rounded-full" />
      </div>
    </div>
  );
}
