import type { Language } from '../../contract/plain/language.ts';

/** Texts of the other language, and what a model made of them, in the same order. */
export type Translate = (
  texts: readonly string[],
  to: Language,
) => Promise<Translated | TranslationFailure>;

export interface Translated {
  texts: string[];
  model: string;
}

/** Nothing was translated. */
export interface TranslationFailure {
  /** For the log; never a text of a person. */
  problem: string;
  /** How long the provider is not asked again. */
  restMs: number;
  /** The provider may have translated all the same, and will want to be paid. */
  mayCost: boolean;
}

export type NotTranslated = Pick<TranslationFailure, 'mayCost'>;

/** A provider of translations. The installation has one, or none. */
export interface Translator {
  translate(texts: readonly string[], to: Language): Promise<Translated | NotTranslated>;
}

interface Watching {
  onFailure: (problem: string) => void;
  /** In milliseconds; a monotonic clock. */
  clock?: () => number;
}

/** Leaves the provider alone for a while after a failure, so that readers do not wait for it again and again. */
export function createTranslator(
  translate: Translate,
  { onFailure, clock = () => performance.now() }: Watching,
): Translator {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    async translate(texts, to) {
      if (clock() < restsUntil) return { mayCost: false };
      const answer = await translate(texts, to);
      if ('texts' in answer) return answer;
      restsUntil = clock() + answer.restMs;
      onFailure(answer.problem);
      return { mayCost: answer.mayCost };
    },
  };
}
