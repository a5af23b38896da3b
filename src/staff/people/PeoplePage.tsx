import { useTranslation } from 'react-i18next';
import { oneOf } from '../../lib/oneOf.ts';
import { Choice } from '../parts/form/Choice.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { Retention } from '../retention/Retention.tsx';
import { Accounts } from './Accounts.tsx';
import { AuditLog } from './AuditLog.tsx';
import { Members } from './Members.tsx';

const PARTS = ['accounts', 'members', 'audit', 'retention'] as const;
const SHOWN = { accounts: Accounts, members: Members, audit: AuditLog, retention: Retention };

/** Accounts, members, the access record and how long data are kept. */
export function PeoplePage() {
  const { t } = useTranslation('staff');
  const { filter, changeAll } = useFilters();
  const part = oneOf(PARTS, filter('part')) ?? 'accounts';
  const Part = SHOWN[part];
  return (
    <div className="mx-auto max-w-4xl p-4 lg:px-8 lg:py-6">
      <h1 className="font-bold text-title">{t('people')}</h1>
      <Choice
        label={t('people')}
        chosen={part}
        options={PARTS.map((id) => ({ id, name: t(`person.${id}`) }))}
        onChoose={(id) => changeAll({ part: id, q: '' })}
      />
      <Part />
    </div>
  );
}
