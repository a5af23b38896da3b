import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '../../contract/language.ts';

interface Texts {
  t: TFunction;
  language: Language;
}

/** Set by TextsProvider. */
export const TextsContext = createContext<Texts | undefined>(undefined);

/**
 * Texts and language for components in long lists. `useTranslation` subscribes and copies its instance in every
 * component, which slows down scrolling.
 */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There is no TextsProvider around this');
  return texts;
}
