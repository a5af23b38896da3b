import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import type { ShownTranslations } from './useTranslations.ts';

/** Why some texts are shown as they were written. */
export function TranslationTrouble({ translations }: { translations: ShownTranslations }) {
  const { t } = useTranslation();
  const { state, retry } = translations;
  return (
    <p role="status" className="text-balance text-muted text-small not-empty:mt-3">
      {state === 'limit' && t('translation.limit')}
      {state === 'unavailable' && (
        <>
          {t('translation.unavailable')}{' '}
          <PlainButton
            className="min-h-11 px-1 font-semibold text-brand-strong underline underline-offset-4"
            onClick={retry}
          >
            {t('common.retry')}
          </PlainButton>
        </>
      )}
    </p>
  );
}
