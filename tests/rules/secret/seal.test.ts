import { describe, expect, it } from 'vitest';
import { createKeyedHash, masterKeyOf } from '../../../server/crypto/masterKey.ts';
import {
  CannotOpen,
  isSealed,
  keyOf,
  newKeyBytes,
  open,
  seal,
  sealedUnder,
} from '../../../server/crypto/seal.ts';

const key = keyOf(newKeyBytes());
const place = { table: 'counsel', id: '0190b8a0-0000-7000-8000-000000000000', column: 'content' };
const TEXT = '보톡스 상담 🦋';

describe('a sealed text', () => {
  it('opens with its key at its place', () => {
    for (const text of [TEXT, '', 'x'.repeat(300_000)]) {
      expect(open(seal(text, key, place), key, place).toString()).toBe(text);
    }
  });

  it('contains nothing of the text, and is another one each time', () => {
    const sealed = seal(TEXT, key, place);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(
      Buffer.from(TEXT).toString('latin1'),
    );
    expect(seal(TEXT, key, place)).not.toBe(sealed);
  });

  it('opens after an upgrade: the keys of an installation stay the same', () => {
    const bytes = Buffer.alloc(32, 7);
    const earlier =
      'AQyQKD863mzKAAtRz75Ssf4pEyYQH51XIf4mcgbVRRzUmQP0QCFRpNUC8ho_FjsNqFCq22qU8dIgcw';
    expect(open(earlier, keyOf(bytes), place).toString()).toBe(TEXT);
    expect(sealedUnder(earlier)).toBe('DJAoPzrebMo');
    const master = masterKeyOf(bytes);
    expect(master.wrapping.id).toBe('bXB2K640xIM');
    expect(createKeyedHash({ current: master, old: null }, 'idempotency').of(TEXT)).toBe(
      'hmac.o7CtChxrRYJCYq33MfD1l4kd0843iCDq_ReQ7kbEcC4',
    );
  });

  it('differs in its first byte from a picture', () => {
    expect(isSealed(Buffer.from(seal(TEXT, key, place), 'base64url'))).toBe(true);
    expect(isSealed(Buffer.from('RIFF'))).toBe(false);
    expect(isSealed(Buffer.from('\0\0\0 ftypavif'))).toBe(false);
    expect(isSealed(Buffer.alloc(0))).toBe(false);
  });

  it('may be bytes', () => {
    const bytes = newKeyBytes();
    expect(open(seal(bytes, key, place), key, place)).toEqual(bytes);
  });

  it('throws a reason, and nothing of the text, when it does not open', () => {
    const sealed = seal(TEXT, key, place);
    const why = (text: string, under = key, at = place) => {
      try {
        return String(open(text, under, at));
      } catch (error) {
        return String(error);
      }
    };
    const told = 'CannotOpen: A sealed text cannot be opened';
    expect(why('not sealed')).toBe(`${told}: unknown form`);
    expect(why(sealed, keyOf(newKeyBytes()))).toBe(`${told}: another key`);
    expect(why(sealed, key, { ...place, column: 'note' })).toBe(
      `${told}: changed, or from another place`,
    );
  });

  it('names its key', () => {
    expect(sealedUnder(seal(TEXT, key, place))).toBe(key.id);
  });

  it.each([
    { ...place, table: 'review' },
    { ...place, id: '0190b8a0-0000-7000-8000-000000000001' },
    { ...place, column: 'note' },
  ])('does not open at another place: %o', (other) => {
    expect(() => open(seal(TEXT, key, place), key, other)).toThrow(CannotOpen);
  });

  it('does not open with another key', () => {
    expect(() => open(seal(TEXT, key, place), keyOf(newKeyBytes()), place)).toThrow(CannotOpen);
  });

  it('does not open when a single bit was changed, or when it is cut', () => {
    const bytes = Buffer.from(seal(TEXT, key, place), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => open(changed.toString('base64url'), key, place)).toThrow(CannotOpen);
      const cut = bytes.subarray(0, at).toString('base64url');
      expect(() => open(cut, key, place)).toThrow(CannotOpen);
    }
  });

  it.each(['', 'not sealed', '상담'])('%o is none', (text) => {
    expect(() => open(text, key, place)).toThrow(CannotOpen);
  });
});

describe('a keyed hash', () => {
  const [one, other] = [masterKeyOf(newKeyBytes()), masterKeyOf(newKeyBytes())];
  const hash = createKeyedHash({ current: one, old: null }, 'idempotency');

  it('recognises a text, also after the master key was replaced', () => {
    const stored = hash.of(TEXT);
    expect(hash.matches(TEXT, stored)).toBe(true);
    expect(hash.matches('다른 글', stored)).toBe(false);
    expect(hash.matches(TEXT, stored.slice(1))).toBe(false);
    const rotated = createKeyedHash({ current: other, old: one }, 'idempotency');
    expect(rotated.matches(TEXT, stored)).toBe(true);
    expect(rotated.of(TEXT)).not.toBe(stored);
  });

  it('is another one for another purpose or installation', () => {
    const elsewhere = createKeyedHash({ current: other, old: null }, 'idempotency');
    const otherPurpose = createKeyedHash({ current: one, old: null }, 'other');
    expect(elsewhere.matches(TEXT, hash.of(TEXT))).toBe(false);
    expect(otherPurpose.matches(TEXT, hash.of(TEXT))).toBe(false);
  });
});
