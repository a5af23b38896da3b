import { useTranslation } from 'react-i18next';
import { FILTER_NAMES } from '../../../contract/plain/filters.ts';
import { CLINIC_BROWSE_LIMIT } from '../../../contract/plain/limits.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { type ListProps, RecordList } from '../record/list/RecordList.tsx';
import { NoMatch } from '../taxonomy/NoMatch.tsx';
import { YenNote } from '../Yen.tsx';
import { ClinicCard } from './ClinicCard.tsx';
import { CLINIC_SLICE, clinicListQuery } from './clinicAtoms.ts';

/** A list of some treatments shows the lowest price of a menu only if it is sorted by that price. */
const showsLowestPrice = (filters: ListProps['filters']): boolean => {
  const isByPrice = filters.sort === 'price' || filters.sort === '-price';
  return !filters.treatmentId && (isByPrice || FILTER_NAMES.every((name) => !filters[name]));
};

export function ClinicList({ filters, aside }: ListProps) {
  const { t } = useTranslation();
  const hasPrice = showsLowestPrice(filters);
  return (
    <RecordList
      source={{
        size: CLINIC_SLICE,
        most: CLINIC_BROWSE_LIMIT,
        sliceAt: (offset) => clinicListQuery(filters, offset),
      }}
      rowHeight={370}
      label={t('contents.clinics')}
      countLine={(n) => t('contents.clinicCount', { n })}
      aside={
        <>
          {aside}
          {(hasPrice || filters.treatmentId) && (
            <div className="pb-2 empty:hidden">
              <YenNote />
            </div>
          )}
        </>
      }
      renderCard={(clinic, index) => (
        <div className="pb-6">
          <ClinicCard clinic={clinic} index={index} near={filters.near} hasPrice={hasPrice} />
        </div>
      )}
      skeleton={<ClinicSkeleton />}
      empty={<NoMatch sentence={t('contents.noClinics')} />}
    />
  );
}

function ClinicSkeleton() {
  return (
    <div className="pb-6">
      <Skeleton className="aspect-video w-full rounded-card" />
      <div className="mt-3 min-h-[5.5lh] space-y-3 pt-1">
        <Skeleton className="h-5 w-1/2 rounded-full" />
        <Skeleton className="h-4 w-1/3 rounded-full" />
        <Skeleton className="h-4 w-1/2 rounded-full" />
        <Skeleton className="h-4 w-3/4 rounded-full" />
      </div>
    </div>
  );
}
