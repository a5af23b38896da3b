import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { Select } from '../../ui/field/Select.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { useStaff } from '../console/useStaff.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { colleaguesQuery, useAssign } from './assigneeWrites.ts';

/** Who of the clinic takes care of the counsel. */
export function AssigneeChoice({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { id, clinic, assignee } = counsel;
  const { id: me } = useStaff();
  const answer = useAnswer(colleaguesQuery(clinic.id));
  const { send, isBusy } = useWrite(useAssign(id));
  const colleagues = dataOf(answer)?.data ?? [];
  // The account of an assignee may have been closed.
  const isGone = assignee && !colleagues.some((one) => one.id === assignee.id);
  const options = (isGone ? [assignee, ...colleagues] : colleagues).map((one) => ({
    value: one.id,
    label: one.id === me ? t('inbox.me', { name: one.user_id }) : one.user_id,
  }));
  return (
    <div>
      <Select
        label={t('inbox.assignee')}
        value={assignee?.id ?? ''}
        aria-busy={isBusy}
        options={[{ value: '', label: t('inbox.noAssignee') }, ...options]}
        onChange={(staffId) => void send(staffId || null, t('inbox.assigned'))}
      />
      {answer.state === 'failed' && <LoadFailedLine onRetry={answer.retry} />}
    </div>
  );
}
