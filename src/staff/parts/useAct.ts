import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../api/ApiError.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { SLOW_AFTER_MS } from '../../widgets/loading/useIsSlow.ts';
import { notify } from '../../widgets/toast/notify.ts';

/**
 * Runs one action at a time and shows its result as a toast. `onOvertaken` runs if a colleague has changed the
 * record first.
 */
export function useAct(onOvertaken: () => void = () => undefined) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);

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
    if (isBusy) return false;
    setIsBusy(true);
    const slow = setTimeout(() => notify('info', common('common.slowAnswer')), SLOW_AFTER_MS);
    try {
      await work();
      notify('success', done);
      return true;
    } catch (cause) {
      explain(cause);
      return false;
    } finally {
      clearTimeout(slow);
      setIsBusy(false);
    }
  };
  return { act, isBusy };
}
