import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/ApiError.ts';
import { atomsByInput, useAtomOf } from '../../api/atomsByInput.ts';
import { atomWithMutation } from '../../api/queryAtoms.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { SLOW_AFTER_MS } from '../../widgets/loading/useIsSlow.ts';
import { notify } from '../../widgets/toast/notify.ts';

/** The running action of each place that acts. */
const actAtoms = atomsByInput((_place: string) =>
  atomWithMutation(() => ({ mutationFn: (work: () => Promise<unknown>) => work() })),
);

/**
 * Runs one action at a time and shows its result as a toast. `onOvertaken` runs if a colleague has changed the
 * record first.
 */
export function useAct(onOvertaken: () => void = () => undefined) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const failureText = useFailureText();
  const action = useAtomOf(actAtoms, useId());

  const explain = (cause: unknown) => {
    const code = codeOf(cause);
    // The console navigates to the login itself.
    if (code === 'unauthenticated') return;
    const isOvertaken = code === 'stale_version';
    notify('warning', isOvertaken ? t('stale') : failureText(cause));
    if (isOvertaken) onOvertaken();
  };

  /** Resolves to true after success. */
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (action.isRunning()) return false;
    const slow = setTimeout(() => notify('info', common('common.slowAnswer')), SLOW_AFTER_MS);
    try {
      await action.mutateAsync(work);
      notify('success', done);
      return true;
    } catch (cause) {
      explain(cause);
      return false;
    } finally {
      clearTimeout(slow);
    }
  };
  return { act, isBusy: action.isPending };
}
