import type { Language } from '../../../contract/language.ts';

const SECOND = 1_000;

/** How long a login at the provider may take. */
export const attemptEnd = (now: Date): Date => new Date(now.getTime() + 10 * 60 * SECOND);

/** The codes are in an address only until the page there has read them. */
export const loginCodeEnd = (now: Date): Date => new Date(now.getTime() + 60 * SECOND);

/** The language of a new member, from the browser's Accept-Language. */
export const preferredLanguage = (acceptLanguage: string | null): Language =>
  /^ja\b/i.test(acceptLanguage ?? '') ? 'ja' : 'ko';
