import { describe, expect, it } from 'vitest';
import { joinNames, keepDots, localName, localText } from '../../../src/lib/localText.ts';
import { shownLanguage } from '../../../src/lib/shownLanguage.ts';

const KOREAN = '눈매 교정';
const JAPANESE = '目元の矯正';

describe('texts of a clinic', () => {
  it('are Korean on Korean pages, also if there is Japanese', () => {
    expect(localText('ko', KOREAN, JAPANESE)).toEqual({ text: KOREAN, lang: undefined });
    expect(localText('ko', KOREAN, null)).toEqual({ text: KOREAN, lang: undefined });
  });

  it('are Japanese on Japanese pages if the clinic has written them', () => {
    expect(localText('ja', KOREAN, JAPANESE)).toEqual({ text: JAPANESE, lang: undefined });
    expect(localName('ja', { name: KOREAN, nameJa: JAPANESE }).text).toBe(JAPANESE);
  });

  it('have lang=ko for screen readers when they are Korean on a Japanese page', () => {
    for (const missing of [null, undefined, '']) {
      expect(localText('ja', KOREAN, missing)).toEqual({ text: KOREAN, lang: 'ko' });
    }
    expect(localName('ja', { name: KOREAN })).toEqual({ text: KOREAN, lang: 'ko' });
  });

  it('are empty and have no language when they are missing', () => {
    for (const language of ['ko', 'ja'] as const) {
      expect(localText(language, null, null)).toEqual({ text: '', lang: undefined });
      expect(localName(language, {})).toEqual({ text: '', lang: undefined });
    }
  });
});

describe('a heading', () => {
  it('has no place for a line break before the dot between two words', () => {
    expect(keepDots('매부리코·휜코 교정')).toBe('매부리코\u2060·휜코 교정');
    expect(keepDots('쌍꺼풀')).toBe('쌍꺼풀');
  });
});

describe('several names', () => {
  it('are separated as in the language of the page', () => {
    expect(joinNames('ko', ['이름', '주소'])).toBe('이름, 주소');
    expect(joinNames('ja', ['名前', '住所'])).toBe('名前、住所');
  });
});

describe('the language of the texts', () => {
  it('is Japanese if its texts are loaded, otherwise Korean', () => {
    expect(shownLanguage({ resolvedLanguage: 'ja' })).toBe('ja');
    expect(shownLanguage({ resolvedLanguage: 'ko' })).toBe('ko');
    expect(shownLanguage({})).toBe('ko');
  });
});
