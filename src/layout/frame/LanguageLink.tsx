import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LANGUAGE_PARAMETER, type Language } from '../../../contract/plain/language.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { keepLanguageChoice } from '../../environment/languageChoice.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { useWholeSearch } from '../../widgets/link/wholeSearch.ts';

interface LanguageLinkProps {
  language: Language;
  isCurrent?: boolean;
  className: string;
  children: ReactNode;
}

/** Leads to this page in a language and remembers the choice. It loads the page, because the texts come with it. */
export function LanguageLink({
  language,
  isCurrent = false,
  className,
  children,
}: LanguageLinkProps) {
  const { basename } = useEnvironment();
  const { pathname } = useLocation();
  const parameters = new URLSearchParams(useWholeSearch());
  parameters.set(LANGUAGE_PARAMETER, language);
  return (
    <TextLink
      href={`${basename}${pathname}?${parameters}`}
      lang={language}
      isCurrent={isCurrent}
      onPress={() => keepLanguageChoice(language)}
      className={className}
    >
      {children}
    </TextLink>
  );
}
