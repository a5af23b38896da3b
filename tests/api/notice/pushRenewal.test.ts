import { beforeEach, expect, it } from 'vitest';
import { findBrowsers } from '../../../server/domain/notice/pushSubscriptions.ts';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import type { MemberSession } from '../../../server/http/guard/session.ts';
import { renewPush } from '../../../src/serviceWorker/renewPush.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { useTestApp } from '../../support/app/useTestApp.ts';
import { fakeMemberKeys } from '../../support/fakes/fakeKeyStore.ts';
import { asking } from '../../support/fakes/fakeSessions.ts';
import { aMember } from '../../support/fixtures/factories.ts';
import { aPushSubscription } from '../../support/fixtures/notice/aPushSubscription.ts';
import { vapidKeys } from '../../support/fixtures/notice/vapidKeys.ts';

const PATH = '/member/push-subscription';
const NOW = new Date('2026-11-20T06:00:00Z');

forOneEngine((_engine, open) => {
  const memberKeys = fakeMemberKeys();
  const test = useTestApp(open, {
    start: NOW,
    memberKeys,
    config: { pushKey: vapidKeys.publicKey },
  });
  let mine: MemberSession;

  beforeEach(async () => {
    mine = await aLogin((await aMember(test.db)).id);
  });

  const aLogin = async (memberId: string): Promise<MemberSession> => {
    const { familyId } = await startSession(test.db, { memberId }, NOW);
    return { kind: 'member', memberId, familyId };
  };
  const switchOn = () => test.send('PUT', PATH, aPushSubscription, asking(mine));
  const endpoints = async () => {
    const browsers = await findBrowsers(test.db, memberKeys, mine.memberId, NOW);
    return browsers.map(({ subscription }) => subscription.endpoint);
  };
  const made = { ...aPushSubscription, endpoint: `${aPushSubscription.endpoint}-new` };
  /** The browser of this session replaces its subscription, with no page open. */
  const replace = (session = mine) =>
    renewPush({
      made: { toJSON: () => made },
      pushManager: { subscribe: () => Promise.reject(new Error('There is a subscription')) },
      ask: async (path, { headers, ...init }) =>
        test.app.request(path, { ...init, headers: { ...asking(session), ...headers } }),
    });

  it('a subscription that the browser has replaced replaces the old one, and its member does nothing', async () => {
    await switchOn();
    expect(await endpoints()).toEqual([aPushSubscription.endpoint]);
    await replace();
    expect(await endpoints()).toEqual([made.endpoint]);
  });

  it('a member who has logged in later in that browser gets no web push by it', async () => {
    await switchOn();
    const other = await aLogin((await aMember(test.db)).id);
    await replace(other);
    expect(await findBrowsers(test.db, memberKeys, other.memberId, NOW)).toEqual([]);
  });

  it('the key is told to a session that has web push, and to no other', async () => {
    expect((await test.get(PATH, asking(mine))).status).toBe(404);
    await switchOn();
    expect(await test.get(PATH, asking(mine))).toMatchObject({
      status: 200,
      body: { data: { publicKey: vapidKeys.publicKey } },
    });
    expect((await test.get(PATH, asking(await aLogin(mine.memberId)))).status).toBe(404);
    await test.send('DELETE', PATH, undefined, asking(mine));
    expect((await test.get(PATH, asking(mine))).status).toBe(404);
  });
});
