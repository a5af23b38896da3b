import { describe, expect, it } from 'vitest';
import {
  type AccessHead,
  type AccessRecord,
  headAt,
  headText,
  recordText,
  signedOn,
} from '../../../server/domain/audit/auditRules.ts';

const RECORD: Omit<AccessRecord, 'hash'> = {
  chain: 'clinic',
  day: '2026-11-23',
  position: 1,
  before: 'link',
  id: 'id',
  at: new Date('2026-11-23T09:00:00Z'),
  staffId: 'staff',
  staff: 'front.desk',
  address: '192.0.2.1',
  action: 'COUNSEL_READ',
  subject: 'counsel',
  subjectIds: ['one'],
  detail: '{}',
};
const HEAD: Omit<AccessHead, 'seal'> = {
  chain: 'clinic',
  day: '2026-11-23',
  position: 2,
  hash: 'hash',
  beforeDay: '2026-11-22',
  before: 'link',
  nextDay: '2026-11-24',
  droppedAt: new Date('2028-11-23T09:00:00Z'),
};

describe('what is signed', () => {
  it.each([
    { chain: 'other' },
    { day: '2026-11-24' },
    { position: 2 },
    { before: 'other' },
    { id: 'other' },
    { at: new Date('2026-11-23T09:00:00.001Z') },
    { staffId: null },
    { staff: 'other' },
    { address: '192.0.2.2' },
    { action: 'AUDIT_EXPORTED' },
    { subject: 'member' },
    { subjectIds: ['one', 'two'] },
    { detail: '{"count":1}' },
  ] satisfies Partial<AccessRecord>[])('of an entry contains %o', (change) => {
    expect(recordText({ ...RECORD, ...change })).not.toBe(recordText(RECORD));
  });

  it.each([
    { chain: 'other' },
    { day: '2026-11-24' },
    { position: 3 },
    { hash: 'other' },
    { beforeDay: null },
    { before: 'other' },
    { nextDay: null },
    { droppedAt: null },
    { droppedAt: new Date('2028-11-23T09:00:00.001Z') },
  ] satisfies Partial<AccessHead>[])('of a head contains %o', (change) => {
    expect(headText({ ...HEAD, ...change })).not.toBe(headText(HEAD));
  });

  it('says whether it is an entry or a head, so that neither signature fits the other', () => {
    expect([JSON.parse(recordText(RECORD))[0], JSON.parse(headText(HEAD))[0]]).toEqual([
      'record',
      'head',
    ]);
  });
});

it.each([
  ['as the newest of its chain, on its day', { nextDay: null, droppedAt: null }, '2026-11-23'],
  ['with the next day, on that day', { droppedAt: null }, '2026-11-24'],
  [
    'with its entries deleted, on the day in Seoul when they were',
    { droppedAt: new Date('2028-11-23T15:00:00Z') },
    '2028-11-24',
  ],
])('a head was signed %s', (_, state, day) => {
  expect(signedOn({ ...HEAD, seal: 'seal', ...state })).toBe(day);
});

it('an entry links to the head as it was then: before the next day, and with all its entries', () => {
  const then = { ...HEAD, position: 1, hash: 'earlier', nextDay: null, droppedAt: null };
  const head = { ...HEAD, seal: 'seal' };
  expect(headAt(head, { position: 1, hash: 'earlier' })).toBe(headText(then));
});
