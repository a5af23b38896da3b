import type { ReactNode } from 'react';
import type { Language } from '../../../contract/plain/language.ts';
import { keepLanguageChoice } from '../../environment/languageChoice.ts';
import { TextLink } from '../../ui/button/TextLink.tsx';
import { useAddressIn } from './useAddressIn.ts';

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
  const addressIn = useAddressIn();
  return (
    <TextLink
      href={addressIn(language)}
      lang={language}
      isCurrent={isCurrent}
      onPress={() => keepLanguageChoice(language)}
      className={className}
    >
      {children}
    </TextLink>
  );
}
