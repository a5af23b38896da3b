import { z } from 'zod';
import type { Language } from '../../contract/plain/language.ts';
import { limits } from '../limits/limits.ts';
import type { Translate, TranslationFailure } from './translator.ts';

export interface DeeplSettings {
  apiUrl: string;
  key: string;
}

const { shortPauseMs, longPauseMs } = limits.translations;

const Answer = z.object({
  translations: z.array(z.object({ text: z.string(), model_type_used: z.string().optional() })),
});

/** The source language of each target: texts are Korean or Japanese, and their letters show which. */
const OTHER: Readonly<Record<Language, string>> = { ko: 'JA', ja: 'KO' };

/** DeepL's HTTP API (developers.deepl.com, "Translate"). It gets the texts and nothing about who wrote them. */
export function createDeepl(
  { apiUrl, key }: DeeplSettings,
  patienceMs: number = limits.outside.translationMs,
): Translate {
  return async (texts, to) => {
    try {
      const response = await fetch(`${apiUrl}/v2/translate`, {
        method: 'POST',
        headers: { Authorization: `DeepL-Auth-Key ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          text: texts,
          source_lang: OTHER[to],
          target_lang: to.toUpperCase(),
          model_type: 'quality_optimized',
        }),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        return failureOf(response.status);
      }
      const { translations } = Answer.parse(await response.json());
      if (translations.length !== texts.length)
        throw new Error('Not one translation for each text');
      const model = ['deepl', translations[0]?.model_type_used].filter(Boolean).join('/');
      return { texts: translations.map(({ text }) => text), model };
    } catch (error) {
      // The message of the error may contain a part of the answer, so only the name of the error is kept.
      const name = error instanceof Error ? error.name : 'unknown';
      return { problem: `no answer (${name})`, restMs: shortPauseMs, mayCost: true };
    }
  };
}

const WORDS: Readonly<Record<number, string>> = {
  403: 'the key is wrong',
  429: 'too many requests',
  456: 'the quota is used up',
};

/** Neither a used-up quota nor a wrong key ends within a minute. */
function failureOf(status: number): TranslationFailure {
  const problem = [status, WORDS[status]].filter(Boolean).join(': ');
  const restMs = status === 456 || status === 403 ? longPauseMs : shortPauseMs;
  return { problem, restMs, mayCost: false };
}
