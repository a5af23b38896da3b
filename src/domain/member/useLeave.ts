import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/member.ts';
import { memberCall } from '../../api/memberCall.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { useEndSession } from '../session/useLogout.ts';
import { memberIdOf } from './useRename.ts';

/** Deletes the member's account with all personal data and sessions. */
export function useLeave(member: Member) {
  const { t } = useTranslation();
  const endSession = useEndSession();
  return async (): Promise<void> => {
    await memberCall('DELETE /member/:id', { params: { id: memberIdOf(member) } });
    endSession();
    notify('success', t('member.left'));
  };
}
