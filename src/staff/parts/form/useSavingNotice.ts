import { useTranslation } from 'react-i18next';
import type { SavingOutcome } from '../../../environment/saveFile.ts';
import { notify } from '../../../widgets/toast/notify.ts';

/** Tells staff whether a downloaded file was saved, with this text if it was. */
export function useSavingNotice(done: string) {
  const { t } = useTranslation('staff');
  return (outcome: SavingOutcome): void => {
    if (outcome === 'saved') notify('success', done);
    if (outcome === 'unsupported') notify('warning', t('fileNotSaved'));
  };
}
