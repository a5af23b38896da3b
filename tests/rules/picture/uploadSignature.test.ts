import { describe, expect, it } from 'vitest';
import { type Allowed, readSigned, signedQuery } from '../../../server/files/signature.ts';

const SECRET = Buffer.alloc(32, 7);
const ALLOWED: Allowed = { key: 'upload/a', type: 'image/png', size: 5, expires: 1_000 };
const signed = (allowed = ALLOWED) => new URLSearchParams(signedQuery(SECRET, allowed));

describe('a signed address for an upload', () => {
  it.each([ALLOWED, { ...ALLOWED, size: null }, { ...ALLOWED, size: 0 }])(
    'allows %o',
    (allowed) => {
      expect(readSigned(SECRET, allowed.key, signed(allowed))).toEqual(allowed);
    },
  );

  it('stays valid during an upgrade', () => {
    const earlier =
      'type=image%2Fpng&expires=1000&size=5&signature=4_kSb5dWKwwS9upvyT-GV-cqn_VTK_zSWbSPTwvvYE4';
    expect(signedQuery(SECRET, ALLOWED)).toBe(earlier);
  });

  it('allows nothing at another key or under another secret', () => {
    expect(readSigned(SECRET, 'upload/b', signed())).toBeNull();
    expect(readSigned(Buffer.alloc(32, 8), ALLOWED.key, signed())).toBeNull();
  });

  it.each([
    ['type', 'image/gif'],
    ['size', '6'],
    ['expires', '2000'],
    ['signature', signed({ ...ALLOWED, expires: 2_000 }).get('signature') ?? ''],
    ['signature', 'short'],
    ['signature', ''],
  ])('allows nothing with another %s: %s', (name, value) => {
    const query = signed();
    query.set(name, value);
    expect(readSigned(SECRET, ALLOWED.key, query)).toBeNull();
  });

  it.each(['type', 'size', 'expires', 'signature'])('allows nothing without its %s', (name) => {
    const query = signed();
    query.delete(name);
    expect(readSigned(SECRET, ALLOWED.key, query)).toBeNull();
  });

  it('a size cannot be added to an address without one', () => {
    const query = signed({ ...ALLOWED, size: null });
    query.set('size', '5');
    expect(readSigned(SECRET, ALLOWED.key, query)).toBeNull();
  });
});
