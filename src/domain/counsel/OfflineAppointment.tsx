import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { usePush } from '../notice/pushAtoms.ts';
import { useKeptAppointment } from './useKeptAppointment.ts';

/** The consent to keep the next appointment on this device, where the browser may have a service worker. */
export function OfflineAppointment() {
  const push = usePush();
  return push === null || push.state === 'unsupported' ? null : <Consent />;
}

function Consent() {
  const { t } = useTranslation();
  const { isKept, keep } = useKeptAppointment();
  return (
    <section aria-label={t('device.offline.title')} className="rounded-card bg-quiet px-4 py-3">
      <Checkbox className="py-1" isChecked={isKept} onChange={keep}>
        <span className="block font-medium">{t('device.offline.title')}</span>
        <span className="block text-muted text-small">{t('device.offline.hint')}</span>
      </Checkbox>
    </section>
  );
}
