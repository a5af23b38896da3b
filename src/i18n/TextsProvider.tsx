import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { TextsContext } from './useTexts.ts';

interface TextsProviderProps {
  i18n: i18n;
  children: ReactNode;
}

/** Provides the texts to `useTranslation` and `useTexts`. */
export function TextsProvider({ i18n, children }: TextsProviderProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <Shared>{children}</Shared>
    </I18nextProvider>
  );
}

function Shared({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language === 'ja' ? 'ja' : 'ko';
  const texts = useMemo(() => ({ t, language }) as const, [t, language]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}
