import { useTranslation } from 'react-i18next';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { LoadedList } from '../parts/list/LoadedList.tsx';
import { SearchFilter } from '../parts/list/SearchFilter.tsx';
import { useFilters } from '../parts/list/useFilters.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountRow } from './AccountRow.tsx';

/** Finds staff accounts by user id or clinic. */
export function Accounts() {
  const { t } = useTranslation('staff');
  const { filter, slice } = useFilters();
  const query = { q: filter('q') || undefined, ...slice };
  const answer = useAnswer(staffQuery('GET /staff/people', { query }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AccountForm />
      <SearchFilter label={t('person.findAccount')} />
      <LoadedList answer={answer} none={t('person.noAccounts')} look="rows">
        {(account) => <AccountRow account={account} />}
      </LoadedList>
    </div>
  );
}
