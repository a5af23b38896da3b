import { useTranslation } from 'react-i18next';
import { useClientConfig } from '../../state/clientConfig.ts';

/** Tells visitors of a demonstration that its clinics are invented. */
export function DemoNotice() {
  const { t } = useTranslation();
  if (!useClientConfig().isDemo) return null;
  return (
    <aside className="text-balance bg-quiet px-4 py-1.5 text-center text-muted text-small">
      {t('demo.notice')}
    </aside>
  );
}
