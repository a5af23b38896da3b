import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { LanguageLink } from './LanguageLink.tsx';

/** In the top bar: the other language, one press away. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const isKorean = useLanguage() === 'ko';
  return (
    <nav aria-label={t('nav.switchLabel')}>
      <LanguageLink
        language={isKorean ? 'ja' : 'ko'}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-small active:bg-quiet"
      >
        <Icon name="globe" className="size-5" />
        {t(isKorean ? 'nav.japanese' : 'nav.korean')}
      </LanguageLink>
    </nav>
  );
}
