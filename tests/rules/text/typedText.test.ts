import { describe, expect, it } from 'vitest';
import { looksLikeEmail } from '../../../src/lib/emailAddress.ts';
import { linesOf } from '../../../src/lib/linesOf.ts';
import { includesTyped, startsWithTyped } from '../../../src/lib/typedText.ts';

const BOTOX = ['ㅂ', '보', '봍', '보토', '보톡', '보톣', '보톡ㅅ', '보톡스', 'ㅂㅗㅌㅗㄱ'];

describe('a text and what is typed', () => {
  it.each(BOTOX)('%s is on the way to 보톡스', (typed) => {
    expect(startsWithTyped('보톡스', typed)).toBe(true);
    expect(startsWithTyped('사각턱 보톡스', typed)).toBe(false);
    expect(includesTyped('사각턱 보톡스', typed)).toBe(true);
  });

  it.each(['고', '과', '광', '광ㄷ'])('%s is on the way to 광대축소', (typed) => {
    expect(startsWithTyped('광대축소', typed)).toBe(true);
  });

  it.each(['톧', '봇', '보톡스스', 'ㅗ', 'x'])('%s is not in 보톡스', (typed) => {
    expect(includesTyped('보톡스', typed)).toBe(false);
  });

  it('a syllable begins at its first key: 가 is not in 삭제', () => {
    expect(includesTyped('하', 'ㅏ')).toBe(false);
    expect(includesTyped('삭제', '가')).toBe(false);
  });

  it('case, full-width forms and ways to write a syllable are ignored', () => {
    expect(includesTyped('HIFU 리프팅', 'ｈｉｆｕ')).toBe(true);
    expect(includesTyped('ＨＩＦＵ', 'fu')).toBe(true);
    expect(includesTyped('눈 성형', '성'.normalize('NFD'))).toBe(true);
    expect(includesTyped('눈 성형'.normalize('NFD'), '성')).toBe(true);
  });

  it('everything contains the empty text', () => {
    expect(includesTyped('', '')).toBe(true);
    expect(includesTyped('눈', '')).toBe(true);
    expect(includesTyped('', '눈')).toBe(false);
  });
});

describe('a typed e-mail address', () => {
  it.each(['a@b.kr', 'first.last+clinic@mail.example.co.jp'])('%s may be one', (typed) => {
    expect(looksLikeEmail(typed)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.kr',
    'a@.kr',
    'a@b.',
    'a@b@c.kr',
    'a b@c.kr',
    'a@b c.kr',
    'a@b.kr c',
  ])('%j is none', (typed) => {
    expect(looksLikeEmail(typed)).toBe(false);
  });
});

it('a list that staff typed has one entry for each line, without empty and repeated ones', () => {
  expect(linesOf('학회 회원\n\n 전문의\n  \n학회 회원')).toEqual(['학회 회원', ' 전문의']);
});
