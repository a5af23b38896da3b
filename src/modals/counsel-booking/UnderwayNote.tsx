import { useTranslation } from 'react-i18next';
import type { RecordName } from '../../../contract/plain/records.ts';
import { useCounselList } from '../../domain/counsel/counselAtoms.ts';
import { useCounselSections } from '../../domain/counsel/counselSections.ts';
import { dataOf } from '../../lib/answer.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

/** Says that the member already has a counsel about this record. Booking another one stays possible. */
export function UnderwayNote({ source }: { source: RecordName }) {
  const { t } = useTranslation();
  const { answer } = useCounselList();
  const counsels = dataOf(answer) ?? [];
  const about = counsels.filter(
    ({ sourceType, sourceId }) => sourceType === source.type && sourceId === source.id,
  );
  const [underway] = useCounselSections(about).filter(({ name }) => name !== 'past');
  const counsel = underway?.counsels[0];
  if (!counsel) return null;
  return (
    <div className="mb-4">
      <Notice>
        <span className="block">{t('counsel.underway')}</span>
        <AppLink
          to={`/counsel/${counsel.id}`}
          replace
          className="-mb-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('counsel.openUnderway')}
        </AppLink>
      </Notice>
    </div>
  );
}
