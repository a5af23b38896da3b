import { type BackendModule, createInstance, type i18n } from 'i18next';
import { type Language, languageOf } from '../../contract/language.ts';
import { TRANSLATION_LOAD_RETRIES } from '../constants.ts';
import type { consentText } from './ko/consentText.ts';
import type { dates } from './ko/dates.ts';
import type { device } from './ko/device.ts';
import type { ko } from './ko/ko.ts';
import type { lineReading } from './ko/lineReading.ts';
import type { staff } from './ko/staff.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof ko;
      dates: typeof dates;
      consentText: typeof consentText;
      lineReading: typeof lineReading;
      device: typeof device;
      staff: typeof staff;
    };
  }
}

/**
 * `translation` has the texts for visitors, `staff` those that only the console shows. WithTexts.tsx loads `dates`, about
 * dates of counsels, `consentText`, the full texts of consents, `lineReading`, about reading messages in LINE, and
 * `device`, what this browser shows and keeps.
 */
export type Namespace =
  | 'translation'
  | 'dates'
  | 'consentText'
  | 'lineReading'
  | 'device'
  | 'staff';

/** One module per language and namespace. */
export const textModules = {
  ko: {
    translation: async () => (await import('./ko/ko.ts')).ko,
    dates: async () => (await import('./ko/dates.ts')).dates,
    consentText: async () => (await import('./ko/consentText.ts')).consentText,
    lineReading: async () => (await import('./ko/lineReading.ts')).lineReading,
    device: async () => (await import('./ko/device.ts')).device,
    staff: async () => (await import('./ko/staff.ts')).staff,
  },
  ja: {
    translation: async () => (await import('./ja/ja.ts')).ja,
    dates: async () => (await import('./ja/dates.ts')).dates,
    consentText: async () => (await import('./ja/consentText.ts')).consentText,
    lineReading: async () => (await import('./ja/lineReading.ts')).lineReading,
    device: async () => (await import('./ja/device.ts')).device,
    staff: async () => (await import('./ja/staff.ts')).staff,
  },
};

const backend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (language, namespace, done) => {
    textModules[language as Language][namespace as Namespace]().then(
      (texts) => done(null, texts),
      // `true` asks i18next to try again.
      (cause) => done(cause, true),
    );
  },
};

export const i18nOptions = {
  fallbackLng: 'ko',
  maxRetries: TRANSLATION_LOAD_RETRIES,
  retryTimeout: 200,
  // React already escapes; escaping twice would show `&amp;`.
  interpolation: { escapeValue: false },
} as const;

/** Loads the texts of a language, and Korean for what is missing there. */
export async function loadI18n(
  language: Language,
  namespaces: readonly Namespace[] = ['translation'],
): Promise<i18n> {
  const instance = createInstance().use(backend);
  instance.on('failedLoading', (code, namespace, cause) =>
    console.error(`Texts could not be loaded: ${code}/${namespace}`, cause),
  );
  await instance.init({ ...i18nOptions, lng: language, ns: namespaces });
  const isLoaded = namespaces.every((namespace) =>
    instance.languages.some((code) => instance.hasResourceBundle(code, namespace)),
  );
  if (!isLoaded) throw new Error('There are no texts to show');
  return instance;
}

/**
 * Sent with a login: the provider's page speaks this language, and a new member gets notices in it. On Korean pages the
 * browser's own header decides.
 */
export const languageHeader = (search: string): Record<string, string> =>
  languageOf(search) === 'ja' ? { 'Accept-Language': 'ja' } : {};
