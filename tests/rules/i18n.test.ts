import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_STATUS } from '../../contract/errorCode.ts';
import { languageOf } from '../../contract/language.ts';
import { createI18n } from '../../src/i18n/i18n.ts';
import { ja } from '../../src/i18n/ja/ja.ts';
import { ko } from '../../src/i18n/ko/ko.ts';
import { loadJapanese } from '../../src/i18n/loadJapanese.ts';
import { expectConsole } from '../support/setup/console.ts';

type Tree = { readonly [name: string]: string | Tree };

const textsOf = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [[path + name, text] as [string, string]]
      : textsOf(text, `${path}${name}.`),
  );

const korean = new Map(textsOf(ko));
const japanese = new Map(textsOf(ja));
const slots = (text: string | undefined) => (text?.match(/\{\{\w+\}\}/g) ?? []).toSorted();

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
  it('I18N-05 every Korean text has a Japanese one, with the same slots, and none is empty', () => {
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

  it('GEN-02 Korean texts hold no kana, and no sentence shouts', () => {
    for (const [key, text] of korean) {
      if (key !== 'nav.japanese') expect(text, key).not.toMatch(/[\u3040-\u30ff]/);
      if (key !== 'errorScreen.title') expect(text + japanese.get(key), key).not.toMatch(/[!！]/);
    }
  });

  it('every error code has a sentence', () => {
    expect(Object.keys(ko.error).toSorted()).toEqual(Object.keys(ERROR_STATUS).toSorted());
  });

  it('GLB-13 ERR-21 the title of the error screen stays English', () => {
    for (const language of [ko, ja]) {
      expect(language.errorScreen.title).toBe('Unexpected Application Error!');
    }
  });
});

describe('translating', () => {
  it('I18N-05 answers in Japanese when it is there, in Korean otherwise', () => {
    expect(createI18n().t('nav.home')).toBe('홈');
    expect(createI18n(ja).t('nav.home')).toBe('ホーム');
  });

  it('I18N-05 falls back to Korean for a single missing text', () => {
    const { home: _, ...others } = ja.nav;
    const incomplete = { ...ja, nav: others } as unknown as typeof ja;
    expect(createI18n(incomplete).t('nav.home')).toBe('홈');
  });

  it('puts values into the text as they are', () => {
    expect(createI18n().t('clinic.reviewCount', { n: '1,234' })).toBe('(1,234개의 후기)');
    expect(createI18n(ja).t('clinic.reviewCount', { n: '1,234' })).toBe('(口コミ1,234件)');
    expect(createI18n().t('upload.tooLarge', { name: 'a&b.png', n: 100 })).toBe(
      'a&b.png 파일의 크기가 100MB를 초과했습니다.',
    );
  });
});

describe('loading of a translation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('I18N-06 CONST-31 is retried five times, then the app goes on in Korean', async () => {
    expectConsole(/Japanese texts could not be loaded/);
    const load = vi.fn().mockRejectedValue(new Error('offline'));
    const loading = loadJapanese(load);
    await vi.runAllTimersAsync();
    expect(await loading).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('I18N-06 a retry that succeeds is used', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(ja);
    const loading = loadJapanese(load);
    await vi.runAllTimersAsync();
    expect(await loading).toBe(ja);
  });
});
