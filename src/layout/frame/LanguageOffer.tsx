import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasChosenLanguage,
  keepLanguageChoice,
  prefersJapanese,
  watchLanguageChoice,
} from '../../environment/languageChoice.ts';
import { useLanguage } from '../../state/language.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { LanguageLink } from './LanguageLink.tsx';

/** Offers Japanese on a Korean page to a Japanese browser that has not chosen yet. The server never renders it. */
export function LanguageOffer() {
  const { t } = useTranslation();
  const isOffered = useSyncExternalStore(watchLanguageChoice, isWanted, () => false);
  if (useLanguage() === 'ja' || !isOffered) return null;
  return (
    <aside
      aria-label={t('nav.languageLabel')}
      lang="ja"
      className="mx-2 mb-2 flex items-center rounded-card bg-raised pl-4 shadow-card"
    >
      <p className="min-w-0 flex-1 py-2">{t('nav.offerJapanese')}</p>
      <LanguageLink
        language="ja"
        className="inline-flex min-h-11 shrink-0 items-center px-3 font-bold text-brand-strong"
      >
        {t('nav.acceptJapanese')}
      </LanguageLink>
      <IconButton
        name="close"
        label={t('nav.declineJapanese')}
        iconClassName="size-5 text-muted"
        onClick={() => keepLanguageChoice('ko')}
      />
    </aside>
  );
}

const isWanted = () => prefersJapanese(navigator.languages) && !hasChosenLanguage();
