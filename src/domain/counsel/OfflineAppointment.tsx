import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { WithTexts } from '../../widgets/loading/WithTexts.tsx';
import { usePush } from '../notice/pushAtoms.ts';
import { useKeptAppointment } from './useKeptAppointment.ts';

/** The consent to keep the next appointment on this device, where the browser may have a service worker. */
export function OfflineAppointment() {
  const push = usePush();
  if (push === null || push.state === 'unsupported') return null;
  return (
    <WithTexts of="device">
      <Consent />
    </WithTexts>
  );
}

function Consent() {
  const { t } = useTranslation('device');
  const { isKept, keep } = useKeptAppointment();
  return (
    <section aria-label={t('offline.title')} className="rounded-card bg-quiet px-4 py-3">
      <Checkbox className="py-1" isChecked={isKept} onChange={keep}>
        <span className="block font-medium">{t('offline.title')}</span>
        <span className="block text-muted text-small">{t('offline.hint')}</span>
      </Checkbox>
    </section>
  );
}
