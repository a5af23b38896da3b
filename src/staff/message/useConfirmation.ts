import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { codeOf, isUncertain } from '../../api/ApiError.ts';
import { useFailureText } from '../../domain/failureText.ts';
import type { FollowUp } from '../../domain/message/Composer.tsx';
import { useConfirmAnswered } from '../counsel/counselWrites.ts';
import { shownStepsAtom } from '../counsel/inbox/heldSteps.ts';
import { useWrite } from '../parts/form/useWrite.ts';

/**
 * A message to the member of a new counsel can confirm it, too. The message is sent first: when the confirmation fails,
 * the toast says that it stays sent. Null when the counsel is not new, or has a step that is not stored yet.
 */
export function useConfirmation(counsel: StaffCounsel): FollowUp | null {
  const { t } = useTranslation('staff');
  const failureText = useFailureText();
  const { id, state, moves } = counsel;
  const isStepped = useAtomValue(shownStepsAtom).has(id);
  const { send, isBusy } = useWrite(useConfirmAnswered(id), (cause) => {
    if (isUncertain(cause)) return t('message.sentUnsure');
    const reason = codeOf(cause) === 'stale_version' ? t('stale') : failureText(cause);
    return t('message.sentOnly', { reason });
  });
  const isNew = state === 'AWAITING_CLINIC_CONFIRMATION';
  const canConfirm = isNew && moves.some(({ to }) => to === 'CLINIC_CONFIRMED');
  if (isStepped || !canConfirm) return null;
  return {
    label: t('message.sendAndConfirm'),
    isBusy,
    run: () => send(counsel, t('message.sentAndConfirmed')),
  };
}
