import { useTranslation } from 'react-i18next';
import type { SavingOutcome } from '../../../environment/saveFile.ts';
import { showToast } from '../../../widgets/toast/showToast.ts';

/** Tells staff whether a downloaded file was saved, with this text if it was. */
export function useSavingNotice(done: string) {
  const { t } = useTranslation('staff');
  return (outcome: SavingOutcome): void => {
    if (outcome === 'saved') showToast('success', done);
    if (outcome === 'unsupported') showToast('warning', t('fileNotSaved'));
  };
}
