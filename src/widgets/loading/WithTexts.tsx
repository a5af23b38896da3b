import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTexts, loadTexts, type Namespace } from '../../i18n/i18n.ts';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { LoadFailedLine } from './LoadFailed.tsx';

interface WithTextsProps {
  of: Namespace;
  children: ReactNode;
}

/** Loads the texts of a namespace, and then renders what shows them. */
export function WithTexts({ of, children }: WithTextsProps) {
  const { t, i18n } = useTranslation();
  const isThere = hasTexts(i18n, [of]);
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');
  useEffect(() => {
    if (isThere || state !== 'loading') return;
    let isWanted = true;
    loadTexts(i18n, [of]).then(
      () => isWanted && setState('ready'),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [i18n, of, isThere, state]);
  if (isThere) return children;
  if (state === 'failed') return <LoadFailedLine onRetry={() => setState('loading')} />;
  return <Spinner label={t('common.loading')} />;
}
