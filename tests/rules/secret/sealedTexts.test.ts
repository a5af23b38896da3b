import { describe, expect, it } from 'vitest';
import { masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { newKeyBytes } from '../../../server/crypto/seal.ts';
import {
  installationTexts,
  openTexts,
  sealTexts,
  type Texts,
  UNREADABLE,
} from '../../../server/crypto/texts.ts';
import { fakeMemberKeys, noTexts } from '../../support/fakes/fakeKeyStore.ts';

const [one, other] = [masterKeyOf(newKeyBytes()), masterKeyOf(newKeyBytes())];
const place = { table: 'review', id: 'id', column: 'blind_reason' };
const openTextsOfOwn = () => installationTexts({ current: one, old: null }, 'reasons');
const sealedBy = (source: Texts, text: string) => source.seal(text, place) ?? '';

describe('texts under a key of the installation', () => {
  it('open as they were, at their place', () => {
    const texts = openTextsOfOwn();
    expect(texts.open(sealedBy(texts, '상담'), place)).toBe('상담');
    expect(texts.open(sealedBy(texts, '상담'), { ...place, id: 'other' })).toBeNull();
  });

  it('an empty text is stored as nothing', () => {
    const texts = openTextsOfOwn();
    expect(texts.seal('', place)).toBeNull();
  });

  it('open for their purpose only', () => {
    const texts = openTextsOfOwn();
    const elsewhere = installationTexts({ current: one, old: null }, 'other');
    expect(elsewhere.open(sealedBy(texts, '상담'), place)).toBeNull();
  });

  it('open during a rotation of the master key; new ones are sealed under the new key', () => {
    const texts = openTextsOfOwn();
    const rotated = installationTexts({ current: other, old: one }, 'reasons');
    expect(rotated.open(sealedBy(texts, '상담'), place)).toBe('상담');
    expect(texts.open(sealedBy(rotated, '상담'), place)).toBeNull();
  });

  it('read as stored: plain ones of an older version, sealed ones, and none', () => {
    const texts = openTextsOfOwn();
    const sealed = sealedBy(texts, '상담');
    expect(texts.read({ plain: null, sealed }, place)).toBe('상담');
    expect(texts.read({ plain: '옛날 글', sealed: null }, place)).toBe('옛날 글');
    expect(texts.read({ plain: '옛날 글', sealed }, place)).toBe('옛날 글');
    expect(texts.read({ plain: null, sealed: null }, place)).toBe('');
    expect(texts.read({ plain: '', sealed: null }, place)).toBe('');
  });

  it('are replaced by a sentence in the language of the reader when their key is gone', () => {
    const texts = openTextsOfOwn();
    const stored = { plain: null, sealed: sealedBy(texts, '상담') };
    const without = installationTexts({ current: other, old: null }, 'reasons');
    expect(without.read(stored, place, 'ja')).toBe(UNREADABLE.ja);
    for (const language of ['ko', 'en', undefined]) {
      expect(without.read(stored, place, language)).toBe(UNREADABLE.ko);
    }
  });

  it('a failure that is not about keys is not hidden', () => {
    const texts = openTextsOfOwn();
    const sealed = sealedBy(texts, '상담');
    expect(() => texts.open(sealed, null as unknown as typeof place)).toThrow(TypeError);
  });
});

describe('texts of a member', () => {
  it('are opened by the own key alone, and nothing is opened before there is one', async () => {
    const keys = fakeMemberKeys();
    const before = await openTexts(keys, 'm');
    const sealed = (await sealTexts(noTexts, keys, 'm')).seal('상담', place) ?? '';
    expect(before.open(sealed, place)).toBeNull();
    expect((await openTexts(keys, 'm')).open(sealed, place)).toBe('상담');
    expect((await sealTexts(noTexts, keys, 'm')).open(sealed, place)).toBe('상담');
    expect((await sealTexts(noTexts, keys, 'n')).open(sealed, place)).toBeNull();
  });
});
