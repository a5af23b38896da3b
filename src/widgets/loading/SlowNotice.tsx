import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/status/Notice.tsx';
import { useIsSlow } from './useIsSlow.ts';

/** Shown beside a busy button when the answer takes long: it may still arrive. */
export function SlowNotice({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation();
  const isSlow = useIsSlow(isWaiting);
  return (
    <div role="status" className="grid not-empty:mt-4">
      {isSlow && <Notice>{t('common.slowAnswer')}</Notice>}
    </div>
  );
}
