import { TRANSLATION_LOAD_RETRIES } from '../constants.ts';
import { retry } from '../lib/retry.ts';
import type { Texts } from './texts.ts';

const FIRST_DELAY_MS = 200;

const importJapanese = () => import('./ja/ja.ts').then((module): Texts => module.ja);

/** The Japanese texts; undefined if they cannot be loaded, and the app shows Korean. */
export async function loadJapanese(
  load: () => Promise<Texts> = importJapanese,
  retries = TRANSLATION_LOAD_RETRIES,
): Promise<Texts | undefined> {
  try {
    return await retry(load, { retries, firstDelayMs: FIRST_DELAY_MS });
  } catch (cause) {
    console.error('The Japanese texts could not be loaded', cause);
    return undefined;
  }
}
