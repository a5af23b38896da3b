import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import { fakeKeyStore, fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { deskWorld } from '../../support/fixtures/staff/deskWorld.ts';

/**
 * A transaction holds a session of the database until it ends. If it waits for a key store that hangs, all sessions are
 * soon taken. The embedded database has one session, so here a single transaction would make every query wait.
 */
describe('while the key store hangs, no session of the database is held by', () => {
  const store = fakeKeyStore();
  let hang = async () => {};
  let letGo = () => {};
  const read = (id: string) => hang().then(() => store.read(id));
  const memberKeys = fakeMemberKeys({ ...store, read });
  const test = useTestApp(openEmbedded, { start: new Date('2026-11-20T03:00:00Z'), memberKeys });
  const desk = deskWorld(test);
  afterEach(() => letGo());

  const calls = {
    'a message of a member': (id: string) =>
      test.send('POST', `/member/counsels/${id}/messages`, { text: '부었어요' }, desk.asMember),
    'a message of staff': (id: string) =>
      test.send(
        'POST',
        `/staff/counsels/${id}/messages`,
        { text: '사진을 보내 주세요' },
        desk.asStaff,
      ),
    'a change of a counsel with a note': (id: string) =>
      test.send('PATCH', `/staff/counsels/${id}`, { version: 1, note: '전화함' }, desk.asStaff),
    'a cancellation with a reason': (id: string) => {
      const change = { version: 1, state: 'CANCELED', reason: '휴진이에요' };
      return test.send('PATCH', `/staff/counsels/${id}`, change, desk.asStaff);
    },
  };

  it.each(Object.entries(calls))('%s', async (_name, call) => {
    const id = await desk.counsel();
    const [isAsked, tellAsked] = createDeferred();
    const [held, release] = createDeferred();
    hang = () => {
      tellAsked();
      return held;
    };
    letGo = release;
    const answer = call(id);
    await isAsked;
    const isFree = await Promise.race([
      test.db.query('select 1').then(() => true),
      setTimeout(3_000, false),
    ]);
    letGo();
    expect(isFree).toBe(true);
    expect(await answer).toMatchObject({ status: 200 });
  });
});
