import { useTranslation } from 'react-i18next';
import { classNames } from '../../lib/classNames.ts';
import { useLanguage } from '../../state/language.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { LanguageLink } from './LanguageLink.tsx';

const LANGUAGES = [
  { language: 'ko', label: 'nav.korean' },
  { language: 'ja', label: 'nav.japanese' },
] as const;

/** Links to this page in each language. */
export function LanguageLinks({ className = 'mt-4' }: { className?: string }) {
  const { t } = useTranslation();
  const chosen = useLanguage();
  return (
    <nav
      aria-label={t('nav.languageLabel')}
      className={classNames('flex items-center gap-2', className)}
    >
      <Icon name="globe" className="size-5 text-muted" />
      {LANGUAGES.map(({ language, label }) => (
        <LanguageLink
          key={language}
          language={language}
          isCurrent={language === chosen}
          className="inline-flex min-h-11 items-center px-2 text-muted aria-[current=true]:font-bold aria-[current=true]:text-ink"
        >
          {t(label)}
        </LanguageLink>
      ))}
    </nav>
  );
}
