import { describe, expect, it } from 'vitest';
import { createKeyedHash, type MasterKeys, masterKeyOf } from '../../../server/crypto/masterKey.ts';
import { keysFor, keyThatSealed } from '../../../server/crypto/reseal.ts';
import { newKeyBytes, open, seal } from '../../../server/crypto/seal.ts';
import { installationTexts } from '../../../server/crypto/texts.ts';
import { createAuditKeys } from '../../../server/domain/audit/auditKeys.ts';
import { createCalendarAddresses } from '../../../server/domain/calendarFile/calendarAddress.ts';
import { isVisitCode, visitCodeOf } from '../../../server/domain/visit/visitCode.ts';

const TEXT = '예약 신청';
const ID = '01900000-0000-7000-8000-0000000000c1';
const NOW = new Date('2026-11-26T03:00:00Z');
const place = { table: 'staff_totp', id: ID, column: 'secret' };

const [former, next] = [masterKeyOf(newKeyBytes()), masterKeyOf(newKeyBytes())];
const before: MasterKeys = { current: former, old: null };
const first: MasterKeys = { current: former, old: next };
const second: MasterKeys = { current: next, old: former };

/** What one process made, and whether another one accepts it. */
const WORK: Record<string, (made: MasterKeys, asked: MasterKeys) => boolean> = {
  'a secret of an authenticator app': (made, asked) => {
    const sealed = seal(TEXT, keysFor(made, place.table)[0], place);
    const key = keyThatSealed(sealed, keysFor(asked, place.table));
    return key !== undefined && open(sealed, key, place).toString() === TEXT;
  },
  'a visit code': (made, asked) => isVisitCode(asked, ID, visitCodeOf(made, ID)),
  'a code in an e-mail': (made, asked) =>
    createKeyedHash(asked, 'email code').matches(
      TEXT,
      createKeyedHash(made, 'email code').of(TEXT),
    ),
  'a stored answer': (made, asked) => {
    const sealed = installationTexts(made, 'staff answers').seal(TEXT, place);
    return installationTexts(asked, 'staff answers').open(sealed ?? '', place) === TEXT;
  },
  'the address of a calendar file': (made, asked) => {
    const [, query] = createCalendarAddresses(made).pathOf(ID, NOW).split('?');
    return createCalendarAddresses(asked).isSigned(ID, new URLSearchParams(query), NOW);
  },
  'an entry of the access record': (made, asked) =>
    createAuditKeys(asked).verify(TEXT, createAuditKeys(made).sign(TEXT), '2026-11-26'),
};

/** The rounds of docs/operations.md, "A new master key". While one begins, processes of two run side by side. */
describe.each(Object.entries(WORK))('while the master key is replaced, %s', (_, isAccepted) => {
  it.each([
    ['the first round', before, first],
    ['the second round', first, second],
  ])('is accepted by every process of %s', (_round, one, other) => {
    expect([isAccepted(one, other), isAccepted(other, one)]).toEqual([true, true]);
  });

  it('is refused by processes of before, if the first round is left out', () => {
    expect(isAccepted(second, before)).toBe(false);
  });
});
