import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeLoginArrival } from '../../environment/loginTrip.ts';
import { notify } from '../../widgets/notify.ts';

/** Says that a login has ended in this window, on the first page after it. Once, in the frame. */
export function useLoginArrival(): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (takeLoginArrival()) notify('info', t('login.newBrowser'));
  }, [t]);
}
