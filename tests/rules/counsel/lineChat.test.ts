import { describe, expect, it } from 'vitest';
import { codesIn } from '../../../server/domain/counsel/counselCode.ts';
import { limits } from '../../../server/limits/limits.ts';
import { type CounselInLine, chooseCounsel } from '../../../server/line/chooseCounsel.ts';
import { readLineEvents } from '../../../server/line/lineEvents.ts';
import { acceptData, putData, readPostback } from '../../../server/line/postbackData.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const aCounsel = (id: string, changes: Partial<CounselInLine> = {}): CounselInLine => ({
  id,
  code: 'ACDEFG',
  state: 'CLINIC_CONFIRMED',
  bookedAt: ago(60 * DAY),
  lastMessageAt: null,
  ...changes,
});
const choose = (counsels: CounselInLine[], codes: string[] = []) =>
  chooseCounsel(counsels, { codes, isAsked: false, now: NOW });

describe('the counsel that a message from LINE is for', () => {
  it('finds codes between other words, in small and wide letters, and none inside of words', () => {
    expect(codesIn('상담 번호 ACDEFG입니다')).toEqual(['ACDEFG']);
    expect(codesIn('ａｃｄｅｆｇ, hjkmnp.')).toEqual(['ACDEFG', 'HJKMNP']);
    expect(codesIn('XACDEFG 1ACDEFG ACDEF 안녕하세요')).toEqual([]);
  });

  it('is the newest of those with a message in the last two weeks, however many there are', () => {
    const { activeMs } = limits.line;
    const old = aCounsel('old', { lastMessageAt: ago(activeMs + 1) });
    const recent = aCounsel('recent', { lastMessageAt: ago(activeMs) });
    const newest = aCounsel('newest', { lastMessageAt: ago(1), state: 'CANCELED' });
    expect(choose([old, recent])).toEqual({ counselId: 'recent' });
    expect(choose([recent, newest, old])).toEqual({ counselId: 'newest' });
    expect(choose([old, aCounsel('other')])).toMatchObject({ ask: [{ id: 'old' }, {}] });
  });

  it('is asked for when a counsel was booked after the last message, also when that one is over', () => {
    const talked = aCounsel('talked', { lastMessageAt: ago(13 * DAY), state: 'CANCELED' });
    const fresh = aCounsel('fresh', { bookedAt: NOW });
    const idle = aCounsel('idle');
    const over = aCounsel('over', { state: 'TREATMENT_COMPLETE' });
    expect(choose([fresh, talked])).toMatchObject({ ask: [{ id: 'fresh' }, { id: 'talked' }] });
    expect(choose([fresh, idle, over, talked])).toMatchObject({
      ask: [{ id: 'fresh' }, { id: 'idle' }, { id: 'talked' }],
    });
    const canceled = { ...fresh, state: 'CANCELED' as const };
    expect(choose([canceled, talked])).toMatchObject({ ask: { length: 2 } });
    expect(choose([{ ...fresh, lastMessageAt: NOW }, talked])).toEqual({ counselId: 'fresh' });
    expect(choose([fresh, { ...talked, lastMessageAt: NOW }])).toEqual({ counselId: 'talked' });
  });

  it('is asked for with at most thirteen buttons, and without open ones with all', () => {
    const many = Array.from({ length: 20 }, (_, n) => aCounsel(`${n}`));
    expect(choose(many)).toMatchObject({ ask: { length: 13 } });
    const over = many.slice(0, 2).map((one) => ({ ...one, state: 'CANCELED' as const }));
    expect(choose(over)).toMatchObject({ ask: { length: 2 } });
    expect(choose([...over, aCounsel('open')])).toEqual({ counselId: 'open' });
    expect(choose([])).toBe('none');
  });
});

describe('what comes from LINE', () => {
  it('the data of a button say what it does; all other data are ignored', () => {
    const [counselId, id] = [
      '01900000-0000-7000-8000-0000000000a1',
      '01900000-0000-7000-8000-0000000000a2',
    ];
    const at = '2026-12-10T05:00:00.000Z';
    expect(readPostback(putData(counselId))).toEqual({ press: 'put', counselId });
    expect(readPostback(acceptData(counselId, { id, at }))).toEqual({
      press: 'accept',
      counselId,
      proposalId: id,
      at: new Date(at),
    });
    for (const data of ['', 'put x', `put ${counselId} x`, `accept ${counselId} ${id} later`]) {
      expect(readPostback(data)).toBeNull();
    }
  });

  it('photos that are not stored at LINE are of another kind: their address is never asked', () => {
    const message = { type: 'image', id: '1', contentProvider: { type: 'external' } };
    const event = {
      type: 'message',
      mode: 'active',
      timestamp: 1,
      webhookEventId: 'E1',
      source: { type: 'user', userId: 'U1' },
      message,
    };
    const bytes = new TextEncoder().encode(JSON.stringify({ events: [event] }));
    expect(readLineEvents(bytes)).toMatchObject([{ payload: { message: { type: 'other' } } }]);
  });
});
