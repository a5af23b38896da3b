import type { Language } from '../../contract/plain/language.ts';

const COUNTRY = '+82';

/** `tel:+8221234567` for 02-123-4567. Numbers without a leading 0, such as 1588-0000, work in Korea only. */
export const phoneAddress = (phone: string): string =>
  `tel:${phone.replace(/[^\d+]/g, '').replace(/^0/, COUNTRY)}`;

/** Japanese readers often call from a Japanese phone, so they see the country code. */
export const phoneText = (phone: string, language: Language): string =>
  language === 'ja' ? phone.replace(/^0/, `${COUNTRY}-`) : phone;
