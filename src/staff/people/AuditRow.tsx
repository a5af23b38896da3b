import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../contract/staff/staffAudit.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Tag } from '../../ui/status/Tag.tsx';
import { DateText } from '../../widgets/DateText.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { periodText } from '../retention/periodText.ts';
import { type AuditDictionary, auditWords } from './auditWords.ts';

const ROW = 'grid gap-x-4 px-4 py-2.5 text-small sm:grid-cols-[8rem_minmax(0,1fr)]';

/** Who did what to which record, linked to the record's page if the console has one. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const dictionary = useDictionary();
  const { at, staff, clinic, address, action, intact } = entry;
  const place = clinic && localName(language, clinic).text;
  const words = auditWords(entry, dictionary);
  const subjectText = useSubjectText(entry);
  const page = pageOf(entry);
  const nameless =
    action === 'CONSENT_WITHDRAWN' ? t('counsel.by.member') : t('person.unknownAccount');
  const isUnusual = action === 'UNUSUAL_READING';
  const parts = (
    <>
      <span className="text-muted tabular-nums">
        <DateText moment={at} withTime />
      </span>
      <span className="min-w-0">
        <span className="block">
          <span className="break-all font-semibold">{staff || nameless}</span>{' '}
          <span>{t(`person.actionName.${action}`)}</span>
          {words && <span className="text-muted"> · {words}</span>}{' '}
          {isUnusual && <Tag tone="danger">{t('person.unusual')}</Tag>}
          {!intact && <Tag tone="danger">{t('person.changedEntry')}</Tag>}
        </span>
        <span className="block break-words text-muted">
          {[subjectText, place, address].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
  if (!page) return <p className={ROW}>{parts}</p>;
  return (
    <AppLink to={page} className={`${ROW} hover:bg-quiet active:bg-quiet`}>
      {parts}
    </AppLink>
  );
}

/** One record by its id, several by their number. */
function useSubjectText({ subject, subjectIds }: AuditEntry): string {
  const { t } = useTranslation('staff');
  // A word that this build does not know is shown as the server's.
  const name = t(`person.subject.${subject}` as 'person.subject.counsel', {
    defaultValue: subject,
  });
  const [id] = subjectIds;
  const count = subjectIds.length;
  if (count > 1) return t('person.subjectCount', { name, n: formatCount(count) });
  return id ? `${name} ${id}` : '';
}

function pageOf({ subject, subjectIds }: AuditEntry): string | null {
  const [id] = subjectIds;
  if (!id || subjectIds.length > 1) return null;
  if (subject === 'counsel') return `/console/counsels/${id}`;
  const isContent = ['clinic', 'doctor', 'event'].includes(subject);
  return isContent ? `/console/contents/${subject}/${id}` : null;
}

function useDictionary(): AuditDictionary {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  // The server's word is part of the key.
  const spoken = (key: string) => t(key as 'person.deed.note', { defaultValue: '' }) || undefined;
  return {
    deed: (name) =>
      spoken(`person.deed.${camelCase(name)}`) ?? spoken(`content.action.${camelCase(name)}`),
    state: (state) => common(`counsel.state.${state}`, { defaultValue: state }),
    field: (name) => spoken(`content.field.${name}`) ?? name,
    role: (name) => spoken(`role.${name}`),
    filter: (name) => spoken(`person.filterName.${name}`) ?? name,
    reason: (name) => spoken(`person.reason.${name}`) ?? name,
    noAssignee: t('inbox.noAssignee'),
    counsels: (n) => t('person.counselsInHour', { n }),
    retention: (kind, before, after) => {
      const of = (period: string) => periodText(t, kind, period);
      const name = spoken(`retention.kind.${kind}.name`) ?? kind;
      return `${name}: ${of(before)} → ${of(after)}`;
    },
    found: (filters) => t('person.filteredBy', { filters }),
  };
}

const camelCase = (name: string) =>
  name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
