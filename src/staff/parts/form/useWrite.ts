import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../api/ApiError.ts';
import type { Write } from '../../../api/queryAtoms.ts';
import { useFailureText } from '../../../domain/failureText.ts';
import { SLOW_AFTER_MS } from '../../../widgets/loading/useIsSlow.ts';
import { showToast } from '../../../widgets/toast/showToast.ts';
import { stepUpAtom } from '../../secondFactor/factorWrites.ts';

/** Sends a write of staff, one at a time, and shows its result as a toast. `ownText` is for failures of this write. */
export function useWrite<T, Input>(
  { mutateAsync, isRunning, isPending }: Write<T, Input>,
  ownText: (cause: unknown) => string | undefined = () => undefined,
) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const failureText = useFailureText();
  const store = useStore();

  const explain = (cause: unknown) => {
    const code = codeOf(cause);
    // The console navigates to the login itself.
    if (code === 'unauthenticated') return;
    const text = code === 'stale_version' ? t('stale') : failureText(cause);
    showToast('warning', ownText(cause) ?? text);
  };

  /** Resolves to true after success. `done` is the text of the toast, or shows it. */
  const send = async (input: Input, done: string | ((result: T) => void)): Promise<boolean> => {
    if (isRunning()) return false;
    const noteSlow = () => {
      // While the dialog asks for a second factor, the answer waits for the person, not for the server.
      if (store.get(stepUpAtom).length === 0) showToast('info', common('common.slowAnswer'));
    };
    const slow = setTimeout(noteSlow, SLOW_AFTER_MS);
    try {
      const result = await mutateAsync(input);
      if (typeof done === 'string') showToast('success', done);
      else done(result);
      return true;
    } catch (cause) {
      explain(cause);
      return false;
    } finally {
      clearTimeout(slow);
    }
  };
  return { send, isBusy: isPending };
}
