import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_STATUS } from '../../../contract/plain/errorCode.ts';
import { type Language, languageOf } from '../../../contract/plain/language.ts';
import { loadI18n, loadTexts, type Namespace, textModules } from '../../../src/i18n/i18n.ts';
import { everywhere as japaneseEverywhere } from '../../../src/i18n/ja/everywhere.ts';
import { worker as japaneseWorker } from '../../../src/i18n/ja/worker.ts';
import { worker as koreanWorker } from '../../../src/i18n/ko/worker.ts';
import { ja, ko, slots, textsOf } from '../../support/fixtures/texts.ts';
import { testI18n } from '../../support/screen/testI18n.ts';
import { expectConsole } from '../../support/setup/console.ts';

const korean = new Map(
  textsOf({
    ...ko,
    worker: koreanWorker,
  }),
);
const japanese = new Map(
  textsOf({
    ...ja,
    worker: japaneseWorker,
  }),
);

describe('language', () => {
  it('I18N-01 comes from the query', () => {
    expect(languageOf('?tabId=doctors&lang=ja')).toBe('ja');
    expect(languageOf('?lang=jp')).toBe('ja');
    expect(languageOf('?lang=ko')).toBe('ko');
  });

  it.each(['', '?', '?lang=', '?lang=en', '?lang=JA%00', '?Lang=ja'])(
    'I18N-02 %j is Korean',
    (search) => {
      expect(languageOf(search)).toBe('ko');
    },
  );
});

describe('texts', () => {
  it('I18N-05 every Korean text has a Japanese one, with the same placeholders, and none is empty', () => {
    expect([...japanese.keys()].toSorted()).toEqual([...korean.keys()].toSorted());
    for (const [key, text] of korean) {
      expect(text.trim(), key).not.toBe('');
      expect(japanese.get(key)?.trim(), key).not.toBe('');
      expect(slots(japanese.get(key)), key).toEqual(slots(text));
    }
  });

  it('I18N-05 Japanese texts hold no Hangul', () => {
    const own = ['nav.korean'];
    for (const [key, text] of japanese) {
      if (!own.includes(key)) expect(text, key).not.toMatch(/\p{Script=Hangul}/u);
    }
  });

  it('GEN-02 Korean texts have no kana, and no sentence ends with an exclamation mark', () => {
    for (const [key, text] of korean) {
      const isForJapanese = /^nav\.(\w+J|j)apanese$/.test(key);
      if (!isForJapanese) expect(text, key).not.toMatch(/[\u3040-\u30ff]/);
      if (key !== 'errorScreen.title') expect(text + japanese.get(key), key).not.toMatch(/[!！]/);
    }
  });

  it('every error code has a sentence, and there is one for codes of a newer server', () => {
    expect(Object.keys(ko.error).toSorted()).toEqual(
      [...Object.keys(ERROR_STATUS), 'other'].toSorted(),
    );
  });

  it('GLB-13 ERR-21 the title of the error screen stays English', () => {
    for (const language of [ko, ja]) {
      expect(language.errorScreen.title).toBe('Unexpected Application Error!');
    }
  });
});

describe('translating', () => {
  it('I18N-05 answers in the language of the page', () => {
    expect(testI18n('ko').t('nav.home')).toBe('홈');
    expect(testI18n('ja').t('nav.home')).toBe('ホーム');
  });

  it('I18N-05 replaces a missing Japanese text if the Korean texts are loaded', () => {
    const { home: _, ...others } = ja.nav;
    const incomplete = { ...japaneseEverywhere, nav: others };
    expect(testI18n('ja', incomplete).t('nav.home')).toBe('홈');
  });

  it('inserts values unchanged', () => {
    expect(testI18n('ko').t('clinic.reviewCount', { n: '1,234' })).toBe('(1,234개의 후기)');
    expect(testI18n('ja').t('clinic.reviewCount', { n: '1,234' })).toBe('(口コミ1,234件)');
    expect(testI18n('ko').t('upload.tooLarge', { name: 'a&b.png', n: 100 })).toBe(
      'a&b.png 파일의 크기가 100MB를 초과했습니다.',
    );
  });
});

/** The pauses between retries take no time. */
async function withoutWaiting<T>(loading: Promise<T>): Promise<T> {
  const outcome = loading.catch((cause: unknown) => cause);
  await vi.runAllTimersAsync();
  await outcome;
  return loading;
}

describe('loading of a translation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const load = (language: Language, namespaces?: Namespace[]) =>
    withoutWaiting(loadI18n(language, namespaces));

  it('I18N-01 a page loads its own language alone', async () => {
    const korean = vi.spyOn(textModules.ko, 'everywhere');
    const japanese = vi.spyOn(textModules.ja, 'everywhere');
    const ko = await load('ko');
    expect([ko.resolvedLanguage, ko.t('nav.home')]).toEqual(['ko', '홈']);
    expect(japanese).not.toHaveBeenCalled();
    korean.mockClear();
    const ja = await load('ja');
    expect([ja.resolvedLanguage, ja.t('nav.home')]).toEqual(['ja', 'ホーム']);
    expect(korean).not.toHaveBeenCalled();
  });

  it('I18N-06 CONST-31 is retried five times, then the app continues in Korean', async () => {
    expectConsole(/Texts could not be loaded: ja/);
    const japanese = vi.spyOn(textModules.ja, 'everywhere').mockRejectedValue(new Error('offline'));
    const { t, resolvedLanguage } = await load('ja');
    expect([resolvedLanguage, t('nav.home')]).toEqual(['ko', '홈']);
    expect(japanese).toHaveBeenCalledTimes(6);
  });

  it('I18N-06 a retry that succeeds is used', async () => {
    vi.spyOn(textModules.ja, 'everywhere').mockRejectedValueOnce(new Error('once'));
    const { t, resolvedLanguage } = await load('ja');
    expect([resolvedLanguage, t('nav.home')]).toEqual(['ja', 'ホーム']);
  });

  it('I18N-05 a Japanese page needs no Korean texts', async () => {
    vi.spyOn(textModules.ko, 'everywhere').mockRejectedValue(new Error('offline'));
    const { t, resolvedLanguage } = await load('ja');
    expect([resolvedLanguage, t('nav.home')]).toEqual(['ja', 'ホーム']);
  });

  it('I18N-05 without any texts the start fails, so no keys of texts are shown', async () => {
    expectConsole(/Texts could not be loaded: ko/);
    vi.spyOn(textModules.ko, 'staff').mockRejectedValue(new Error('offline'));
    await expect(load('ko', ['everywhere', 'staff'])).rejects.toThrow('no texts');
  });
});

describe('loading of further texts, for a screen or a modal', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function loaded(language: Language) {
    const i18n = await withoutWaiting(loadI18n(language));
    return { i18n, more: () => withoutWaiting(loadTexts(i18n, ['browsing'])) };
  }

  it('I18N-01 they are loaded once, in the language of the page', async () => {
    const korean = vi.spyOn(textModules.ko, 'browsing');
    const japanese = vi.spyOn(textModules.ja, 'browsing');
    const { i18n, more } = await loaded('ja');
    await more();
    await more();
    expect(i18n.t('share.copyLink')).toBe(ja.share.copyLink);
    expect(japanese).toHaveBeenCalledTimes(1);
    expect(korean).not.toHaveBeenCalled();
  });

  it('I18N-06 CONST-31 after five retries Korean texts stand in; the others stay Japanese', async () => {
    expectConsole(/Texts could not be loaded: ja.browsing/);
    const japanese = vi.spyOn(textModules.ja, 'browsing').mockRejectedValue(new Error('offline'));
    const { i18n, more } = await loaded('ja');
    await more();
    expect([i18n.t('share.copyLink'), i18n.t('nav.home')]).toEqual([ko.share.copyLink, 'ホーム']);
    expect(japanese).toHaveBeenCalledTimes(6);
  });

  it('I18N-06 without a network they fail, and may be loaded later', async () => {
    expectConsole(/Texts could not be loaded: ko.browsing/);
    const korean = vi.spyOn(textModules.ko, 'browsing').mockRejectedValue(new Error('offline'));
    const { i18n, more } = await loaded('ko');
    await expect(more()).rejects.toThrow('no texts');
    korean.mockRestore();
    await more();
    expect(i18n.t('share.copyLink')).toBe(ko.share.copyLink);
  });
});
