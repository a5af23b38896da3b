import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_PARAMETER } from '../../../contract/language.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useLanguage } from '../../state/language.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { useWholeSearch } from '../../widgets/link/drawnSearch.ts';

const LANGUAGES = [
  { language: 'ko', label: 'nav.korean' },
  { language: 'ja', label: 'nav.japanese' },
] as const;

/** Links to this page in each language. They are full page loads, because the texts come with the page. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const chosen = useLanguage();
  const { basename } = useEnvironment();
  const { pathname } = useLocation();
  const search = useWholeSearch();
  const addressIn = (language: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set(LANGUAGE_PARAMETER, language);
    return `${basename}${pathname}?${parameters}`;
  };
  return (
    <nav aria-label={t('nav.languageLabel')} className="mt-4 flex items-center gap-2">
      <Icon name="globe" className="size-5 text-muted" />
      {LANGUAGES.map(({ language, label }) => (
        <TextLink
          key={language}
          href={addressIn(language)}
          lang={language}
          isCurrent={language === chosen}
          className="inline-flex min-h-11 items-center px-2 text-muted aria-[current=true]:font-bold aria-[current=true]:text-ink"
        >
          {t(label)}
        </TextLink>
      ))}
    </nav>
  );
}
