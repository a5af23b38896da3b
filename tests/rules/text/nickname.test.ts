import { describe, expect, it } from 'vitest';
import { NICKNAME_LENGTH } from '../../../contract/plain/limits.ts';
import { nicknameWords } from '../../../server/demo/data/nicknames.ts';
import { nicknameKeyOf } from '../../../server/demo/generate/member/members.ts';
import { isReserved, nicknameOf } from '../../../server/domain/member/nicknameRules.ts';

describe('a nickname', () => {
  it.each([
    ['  모아  ', '모아'],
    ['모아 공주', '모아 공주'],
    ['さくら', 'さくら'],
    ["O'Brien <b>", "O'Brien <b>"],
    ['가'.repeat(NICKNAME_LENGTH), '가'.repeat(NICKNAME_LENGTH)],
    ['🦋'.repeat(NICKNAME_LENGTH), '🦋'.repeat(NICKNAME_LENGTH)],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('%j is kept as %j', (typed, kept) => expect(nicknameOf(typed)?.text).toBe(kept));

  it.each([
    ['Moa', 'mOA'],
    ['Ｍｏａ１', 'moa1'],
    ['ｻｸﾗ', 'サクラ'],
    ['모아 공주', '모아공주'],
    ['모\u200b아', '모아'],
    ['\u1106\u1169\u110b\u1161', '모아'],
    ['É', 'e\u0301'],
    ['\u041c\u043e\u0430', 'Moa'], // Cyrillic letters
    ['\u039doa', 'Noa'], // a Greek one
    ['\u0412\u0435\u0440\u0430', '\u0432\u0415\u0420\u0410'],
  ])('%j is the same as %j', (one, other) => {
    expect(nicknameOf(one)?.key).toBe(nicknameOf(other)?.key);
    expect(nicknameOf(one)?.key).toBeDefined();
  });

  it.each([
    ['', 'NICK-02 empty'],
    ['   \u3000', 'spaces'],
    ['\u200b\u2060', 'nothing that can be seen'],
    ['\u3164\u3164', 'fillers that look empty'],
    ['a\nb', 'a line break'],
    ['a\u0007', 'a control'],
    ['a\u2028b', 'a line separator'],
    ['\u202egnp.moa', 'text that turns direction'],
    ['a\u2066b', 'an isolate'],
    ['가'.repeat(NICKNAME_LENGTH + 1), 'more than the limit'],
  ])('%j is invalid: %s', (typed) => expect(nicknameOf(typed)).toBeNull());

  it.each([
    '관리자',
    '운영자',
    '운영진',
    '운영팀',
    '관리팀',
    '고객센터',
    '관리자님',
    '관리자1',
    '관.리.자',
    '\u0430dmin',
    '\u0410DM\u0399\u039d',
    'n\u0430bi',
    'st\u0251ff',
    'ádmin',
    'a\u0301\u0323dmin',
    'ス夕ッフ',
    '運営チ一ム',
    'admin',
    'Admin_01',
    'ＡＤＭＩＮ',
    'administrator',
    'operator',
    'a\u200bdmin',
    'staff',
    '管理者',
    '管理人',
    '運営',
    '運営事務局',
    '運営チーム',
    'スタッフ',
    'ｽﾀｯﾌ',
    '운영자'.normalize('NFD'),
    '나비',
    ' 나 비 ',
    'ナビ',
    'ﾅﾋﾞ',
    'Nabi',
    '-nabi-',
    '나비 운영자',
    'Nabi Admin',
    '관리자(나비)',
    'ナビ運営',
    '나비 공식',
    'NABI official',
    '公式ナビ',
  ])('%j is reserved: it looks like the service itself', (typed) => {
    const nickname = nicknameOf(typed);
    expect(nickname && isReserved(nickname)).toBe(true);
  });

  it.each([
    '새나비',
    '나비2',
    '흰나비',
    '나비야',
    'ナビ好き',
    'nabila',
    '부관리자의딸',
    '운영',
    '공식',
    'Марина',
    'プラスα',
    '(・ω・)',
    'がみ',
    '一夕',
    'badminton',
    'staffy',
    '모아',
    '運営好き',
    'チーム',
  ])('%j is allowed', (typed) => {
    const nickname = nicknameOf(typed);
    expect(nickname && isReserved(nickname)).toBe(false);
  });

  it('of the demonstration is never reserved', () => {
    for (const { adjectives, nouns } of Object.values(nicknameWords)) {
      for (const noun of [...adjectives, ...nouns]) {
        const nickname = nicknameOf(noun);
        expect(nickname && isReserved(nickname), noun).toBe(false);
      }
    }
  });

  it('fits the unique index for any text', () => {
    // The character that grows most when it is folded: 3 bytes become 33.
    const key = nicknameOf('\ufdfa'.repeat(NICKNAME_LENGTH))?.key ?? '';
    expect(Buffer.byteLength(key)).toBeLessThan(2_600);
  });

  it('is compared as in the demo data', () => {
    const words = Object.values(nicknameWords).flatMap(({ adjectives, nouns }) => [
      ...adjectives,
      ...nouns,
    ]);
    for (const nickname of ['모아 공주', 'Ｍｏａ', 'さくら 3', ...words]) {
      expect(nicknameOf(nickname)?.key).toBe(nicknameKeyOf(nickname));
    }
  });
});
