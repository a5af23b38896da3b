import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountRow } from './AccountRow.tsx';

export function Accounts() {
  const answer = useAnswer(staffQuery('GET /staff/people', {}));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Loaded answer={answer}>
        {({ data: accounts }) => (
          <ul className="divide-y divide-line rounded-card bg-surface shadow-card">
            {accounts.map((account) => (
              <li key={account.id} className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">
                <AccountRow account={account} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <AccountForm />
    </div>
  );
}
