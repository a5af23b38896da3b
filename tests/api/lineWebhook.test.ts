import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openTestApp } from '../support/app/testApp.ts';
import { forOneEngine } from '../support/app/testDatabase.ts';
import { aMember } from '../support/fixtures/factories.ts';

const SECRET = 'channel secret';
const issuer = 'https://access.line.me';
const lineAccount = { apiUrl: 'http://localhost', token: 'token', secret: SECRET, issuer };
const sign = (body: string, secret = SECRET) =>
  createHmac('sha256', secret).update(body).digest('base64');

forOneEngine(async (_engine, open) => {
  const { app, db } = await openTestApp({ db: await open(), options: { lineAccount } });
  const send = (body: string, signature?: string) =>
    app.request('/line/webhook', {
      method: 'POST',
      body,
      headers: signature === undefined ? {} : { 'X-Line-Signature': signature },
    });
  const eventsAt = (timestamp: number, ...types: string[]) =>
    JSON.stringify({
      destination: 'U0',
      events: types.map((type) => ({
        type,
        timestamp,
        source: { type: 'user', userId: 'U1' },
        mode: 'active',
      })),
    });
  const events = (...types: string[]) => eventsAt(Date.now(), ...types);

  it('accepts events signed over the exact bytes: members who add or block the account', async () => {
    const { id } = await aMember(db);
    await db.query('insert into member_identity values ($1, $2, $3, now())', [issuer, 'U1', id]);
    const isFriend = () => db.query('select is_friend from member_identity');
    for (const [body, is_friend] of [
      [events('message', 'follow'), true],
      [`${events('unfollow')} `, false],
      [events(), false],
    ] as const) {
      const answer = await send(body, sign(body));
      expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      expect(await isFriend()).toEqual([{ is_friend }]);
    }
  });

  it('ignores old events that LINE delivers again after newer ones', async () => {
    await db.query('update member_identity set is_friend = null, friend_told_at = null');
    const said = [
      eventsAt(2_000, 'follow'),
      eventsAt(1_000, 'unfollow'),
      eventsAt(3_000, 'unfollow'),
    ];
    const known: unknown[] = [];
    for (const body of said) {
      expect((await send(body, sign(body))).status).toBe(200);
      known.push(...(await db.query('select is_friend from member_identity')));
    }
    expect(known).toEqual([{ is_friend: true }, { is_friend: true }, { is_friend: false }]);
  });

  it('accepts no other requests', async () => {
    const body = events('follow');
    const wrong = [
      undefined,
      '',
      'x',
      sign(`${body} `),
      sign(body, 'other'),
      sign(body).slice(0, -4),
    ];
    for (const signature of wrong) expect((await send(body, signature)).status).toBe(403);
    for (const odd of ['', 'x', '[]', '{"events":1}']) {
      expect((await send(odd, sign(odd))).status).toBe(400);
    }
  });

  it('does not exist without a secret', async () => {
    const { app: without } = await openTestApp();
    const body = events('follow');
    const answer = await without.request('/line/webhook', {
      method: 'POST',
      body,
      headers: { 'X-Line-Signature': sign(body, '') },
    });
    expect(answer.status).toBe(404);
  });
});
