import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/classNames.ts';
import { useClientConfig } from '../../state/clientConfig.ts';

/** Tells visitors of a demonstration that its clinics are invented. */
export function DemoNotice({ className }: { className?: string }) {
  const { t } = useTranslation();
  if (!useClientConfig().isDemo) return null;
  return (
    <aside
      className={classNames(
        'text-balance bg-quiet px-4 py-1.5 text-center text-muted text-small',
        className,
      )}
    >
      {t('demo.notice')}
    </aside>
  );
}
