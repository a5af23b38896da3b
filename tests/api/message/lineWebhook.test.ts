import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { countForProof } from '../../support/app/proof.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { lineSettingsAt } from '../../support/fakes/lineSettingsAt.ts';
import { type LineChat, openLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { aMember } from '../../support/fixtures/factories.ts';

forOneEngine((_engine, open) => {
  let chat: LineChat;
  beforeAll(async () => {
    chat = await openLineChat({ db: await open() });
  });
  beforeEach(async () => {
    await chat.reset();
    await chat.link((await aMember(chat.db)).id);
  });

  const isFriend = async () =>
    (await chat.db.query<{ is_friend: boolean }>('select is_friend from member_identity'))[0]
      ?.is_friend;
  const bodyOf = (...events: unknown[]) => JSON.stringify({ destination: 'U0', events });
  const anEvent = (type: string, timestamp = Date.now()) => ({
    type,
    timestamp,
    webhookEventId: `${type}${timestamp}`,
    mode: 'active',
    source: { type: 'user', userId: 'U1' },
  });

  it('accepts events signed over the exact bytes: members who add or block the account', async () => {
    for (const [body, expected] of [
      [bodyOf(anEvent('follow', 1_000)), true],
      [`${bodyOf(anEvent('unfollow', 2_000))} `, false],
      [bodyOf(), false],
    ] as const) {
      const answer = await chat.call(body);
      expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      await chat.handleEvent();
      expect(await isFriend()).toBe(expected);
    }
  });

  it('stores only what this account has to answer: no groups, no other kinds, no other bots', async () => {
    const group = { ...anEvent('message'), source: { type: 'group', userId: 'U1', groupId: 'C1' } };
    const standby = { ...anEvent('follow'), mode: 'standby' };
    expect(await chat.send({ type: 'videoPlayComplete' })).toBe(200);
    expect((await chat.call(bodyOf(group, standby, { type: 'new' }, 7))).status).toBe(200);
    expect(await chat.events()).toEqual([]);
  });

  it('ignores old events that LINE delivers again after newer ones', async () => {
    const known: unknown[] = [];
    for (const event of [
      anEvent('follow', 2_000),
      anEvent('unfollow', 1_000),
      anEvent('unfollow', 3_000),
      anEvent('follow', 2_000),
    ]) {
      expect((await chat.call(bodyOf(event))).status).toBe(200);
      await chat.handleEvent();
      known.push(await isFriend());
    }
    expect(known).toEqual([true, true, false, false]);
    expect(await chat.events()).toHaveLength(3);
  });

  it('accepts no forged or broken requests, and stores nothing of them', async () => {
    const body = bodyOf(anEvent('follow'));
    const { sign } = chat;
    const wrong = ['', 'x', sign(`${body} `), sign(body, 'other'), sign(body).slice(0, -4)];
    for (const signature of wrong) expect((await chat.call(body, signature)).status).toBe(403);
    const unsigned = await chat.app.request('/line/webhook', { method: 'POST', body });
    expect(unsigned.status).toBe(403);
    const takenBack = bodyOf({ ...anEvent('unsend'), unsend: { messageId: '1' } });
    expect((await chat.call(takenBack, sign(takenBack, 'other'))).status).toBe(403);
    const broken = ['', 'x', '[]', '{"events":1}'];
    for (const odd of broken) expect((await chat.call(odd)).status).toBe(400);
    expect(await chat.events()).toEqual([]);
    countForProof('refused calls', wrong.length + 2 + broken.length);
  });

  it('counts only calls with a wrong signature: members who write much do not shut LINE out', async () => {
    const secret = 'channel secret';
    const rateLimit = createRateLimit(3);
    const options = { rateLimit, lineAccount: lineSettingsAt('http://127.0.0.1', secret) };
    const { app } = await openTestApp({ options });
    const body = bodyOf();
    const statuses = async (count: number, signature: string) => {
      const seen: number[] = [];
      for (let call = 0; call < count; call += 1) {
        const headers = { 'X-Line-Signature': signature };
        seen.push((await app.request('/line/webhook', { method: 'POST', body, headers })).status);
      }
      return seen;
    };
    expect(await statuses(10, chat.sign(body))).toEqual(Array(10).fill(200));
    expect(await statuses(5, 'x')).toEqual([403, 403, 403, 429, 429]);
    expect(await statuses(1, chat.sign(body))).toEqual([200]);
  });

  it('accepts a large call that is signed, and refuses others before their body is read', async () => {
    const text = '가'.repeat(5_000);
    const messages = Array.from({ length: 100 }, (_, count) => ({
      ...anEvent('message', 1_000 + count),
      message: { type: 'text', id: `${count}`, text },
    }));
    const body = bodyOf(...messages);
    const options = {
      rateLimit: createRateLimit(2),
      lineAccount: lineSettingsAt('http://127.0.0.1', 'channel secret'),
    };
    const { app } = await openTestApp({ db: chat.db, options });
    const call = async (sent: string, signature: string) => {
      const headers = {
        'X-Line-Signature': signature,
        'Content-Length': `${Buffer.byteLength(sent)}`,
      };
      return (await app.request('/line/webhook', { method: 'POST', body: sent, headers })).status;
    };
    expect([await call(body, chat.sign(body)), await call(body, chat.sign(body))]).toEqual([
      200, 200,
    ]);
    expect(await chat.events()).toHaveLength(messages.length);
    const tooLarge = body + body;
    expect(await call(tooLarge, chat.sign(tooLarge))).toBe(413);
    expect([await call(body, 'x'), await call(body, 'x')]).toEqual([403, 429]);
  });

  it('does not exist without a LINE account', async () => {
    const { app: without } = await openTestApp();
    const body = bodyOf(anEvent('follow'));
    const headers = { 'X-Line-Signature': chat.sign(body, '') };
    const answer = await without.request('/line/webhook', { method: 'POST', body, headers });
    expect(answer.status).toBe(404);
  });
});
