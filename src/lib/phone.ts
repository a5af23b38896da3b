import type { Language } from '../../contract/plain/language.ts';

const COUNTRY = '+82';

/** `tel:+8221234567` for 02-123-4567. Numbers without a leading 0, such as 1588-0000, work in Korea only. */
export const phoneAddress = (phone: string): string =>
  `tel:${phone.replace(/[^\d+]/g, '').replace(/^0/, COUNTRY)}`;

/** Japanese readers often call from a Japanese phone, so they see the country code. */
export const phoneText = (phone: string, language: Language): string =>
  language === 'ja' ? phone.replace(/^0/, `${COUNTRY}-`) : phone;

/**
 * The number as a member typed it, because it may be of another country; `phoneAddress` takes it for a Korean one. Null
 * if the text is more than a number.
 */
export const typedPhoneAddress = (typed: string): string | null =>
  /^\+?[\d\s().-]{7,}$/.test(typed.trim()) ? `tel:${typed.replace(/[^\d+]/g, '')}` : null;
