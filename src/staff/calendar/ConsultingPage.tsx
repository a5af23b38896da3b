import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '../../api/useServerData.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { ClinicFilter } from '../parts/list/ClinicFilter.tsx';
import { DetailPane } from '../parts/list/DetailPane.tsx';
import { Loaded } from '../parts/list/Loaded.tsx';
import { ConsultingForm } from './ConsultingForm.tsx';
import { consultingQuery } from './consultingWrites.ts';
import { useChosenClinic } from './useChosenClinic.ts';

/** When a clinic takes consultations, how many at a time, and how long one takes. */
export function ConsultingPage() {
  const { t } = useTranslation('staff');
  const { search } = useLocation();
  const isOperator = useIsOperator();
  const clinicId = useChosenClinic();
  return (
    <DetailPane
      name={t('calendar.settings')}
      isAlone
      listPath={`/console/calendar${search}`}
      listName={t('calendar.title')}
    >
      <h1 className="mb-4 font-bold text-title">{t('calendar.settings')}</h1>
      {isOperator && (
        <div className="mb-4 max-w-72 text-small">
          <ClinicFilter none={t('calendar.noClinic')} />
        </div>
      )}
      {clinicId === null ? (
        <EmptyState sentence={t('calendar.chooseClinic')} />
      ) : (
        <Settings key={clinicId} clinicId={clinicId} />
      )}
    </DetailPane>
  );
}

function Settings({ clinicId }: { clinicId: string }) {
  const answer = useAnswer(consultingQuery(clinicId));
  return (
    <Loaded answer={answer}>
      {({ data }) => <ConsultingForm clinicId={clinicId} consulting={data} />}
    </Loaded>
  );
}
