import { type BackendModule, createInstance, type i18n } from 'i18next';
import type { Language } from '../../contract/plain/language.ts';
import { TRANSLATION_LOAD_RETRIES } from '../constants.ts';
import type { browsing } from './ko/browsing.ts';
import type { everywhere } from './ko/everywhere.ts';
import type { membership } from './ko/membership.ts';
import type { staff } from './ko/staff.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'everywhere';
    fallbackNS: ['browsing', 'membership'];
    resources: {
      everywhere: typeof everywhere;
      browsing: typeof browsing;
      membership: typeof membership;
      staff: typeof staff;
    };
  }
}

/**
 * `everywhere` is loaded with every page. screens.ts and modals.ts say which screens and modals show texts of lists and
 * records (`browsing`), of booking and of members (`membership`) and of the console (`staff`).
 */
export type Namespace = 'everywhere' | 'browsing' | 'membership' | 'staff';

/** One module per language and namespace. */
export const textModules = {
  ko: {
    everywhere: async () => (await import('./ko/everywhere.ts')).everywhere,
    browsing: async () => (await import('./ko/browsing.ts')).browsing,
    membership: async () => (await import('./ko/membership.ts')).membership,
    staff: async () => (await import('./ko/staff.ts')).staff,
  },
  ja: {
    everywhere: async () => (await import('./ja/everywhere.ts')).everywhere,
    browsing: async () => (await import('./ja/browsing.ts')).browsing,
    membership: async () => (await import('./ja/membership.ts')).membership,
    staff: async () => (await import('./ja/staff.ts')).staff,
  },
};

/** The source file of a text module. The server uses it to preload its script. */
export const textFile = (language: Language, namespace: Namespace) =>
  `src/i18n/${language}/${namespace}.ts`;

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

/** An instance without texts. */
export function createI18n(): i18n {
  const instance: i18n = createInstance({
    defaultNS: 'everywhere',
    // `t` looks in these, too. A screen or a modal is rendered only after its namespaces have come.
    fallbackNS: ['browsing', 'membership'],
    // A Japanese page loads Korean texts only after a Japanese file failed. Then they replace missing texts.
    fallbackLng: () => (instance.store?.data.ko ? ['ko'] : []),
    maxRetries: TRANSLATION_LOAD_RETRIES,
    retryTimeout: 200,
    // React already escapes; escaping twice would show `&amp;`.
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Loads the texts of a language, or Korean ones if they do not come. */
export async function loadI18n(
  language: Language,
  namespaces: readonly Namespace[] = ['everywhere'],
): Promise<i18n> {
  const instance = createI18n().use(backend);
  instance.on('failedLoading', (code, namespace, cause) =>
    console.error(`Texts could not be loaded: ${code}/${namespace}`, cause),
  );
  await instance.init({ lng: language, ns: namespaces });
  if (language !== 'ko' && !hasTexts(instance, namespaces)) await instance.changeLanguage('ko');
  if (!hasTexts(instance, namespaces)) throw new Error('There are no texts to show');
  return instance;
}

const hasTexts = (i18n: i18n, namespaces: readonly Namespace[]): boolean =>
  namespaces.every((namespace) =>
    [i18n.language, 'ko'].some((language) => i18n.hasResourceBundle(language, namespace)),
  );

/** Loads further texts, or Korean ones if they do not come. After a failure it may be called again. */
export async function loadTexts(i18n: i18n, namespaces: readonly Namespace[]): Promise<void> {
  for (const language of new Set([i18n.language, 'ko'])) {
    const missing = namespaces.filter((namespace) => !hasTexts(i18n, [namespace]));
    // Unlike loadNamespaces, it tries again what has failed before.
    if (missing.length > 0) await i18n.reloadResources([language], missing);
  }
  if (!hasTexts(i18n, namespaces)) throw new Error('There are no texts to show');
}
