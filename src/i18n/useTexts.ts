import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '../../contract/language.ts';

interface Texts {
  t: TFunction;
  language: Language;
}

/** Filled by TextsProvider. */
export const TextsContext = createContext<Texts | undefined>(undefined);

/**
 * The sentences and the language of the page, for what long lists repeat: `useTranslation` listens, and copies
 * its instance, anew in every component, which a card with seven of them feels while it is scrolled into view.
 */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There is no TextsProvider around this');
  return texts;
}
