import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/member.ts';
import { memberCall } from '../../api/memberCall.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { endSessionAtom } from '../../state/sessionAtom.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { memberIdOf } from './useRename.ts';

/** Deletes the member's account with all personal data and sessions. */
export function useLeave(member: Member) {
  const { t } = useTranslation();
  const environment = useEnvironment();
  const endSession = useSetAtom(endSessionAtom);
  return async (): Promise<void> => {
    await memberCall('DELETE /member/:id', { params: { id: memberIdOf(member) } });
    endSession(environment);
    notify('success', t('member.left'));
  };
}
