import { expect, it } from 'vitest';
import { startSession } from '../../../server/domain/session/sessionStore.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { forOneEngine } from '../../support/app/testDatabase.ts';
import { aMember } from '../../support/fixtures/factories.ts';

forOneEngine(async (_engine, open) => {
  const { db, send } = await openTestApp({ db: await open() });

  it('AMB-27 a token pair in an address does not log a visitor in to the account of the person who put it there', async () => {
    const member = await aMember(db);
    const { access, refresh } = await startSession(db, { memberId: member.id }, new Date());
    const pair = { token: access, refreshToken: refresh };
    const lured = await send('POST', '/auth/session', { ...pair, isFromUrl: true });
    expect(lured).toMatchObject({ status: 401, body: { code: 'login_failed' } });
    expect(lured.headers.getSetCookie()).toEqual([]);
    // The attempt did not use up the pair.
    expect((await send('POST', '/auth/session', pair)).status).toBe(200);
  });
});
