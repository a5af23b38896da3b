import { describe, expect, it, onTestFinished } from 'vitest';
import { countForProof } from '../support/app/proof.ts';
import { hasPostgres } from '../support/app/testPostgres.ts';
import { killAtMoments } from '../support/browser/killAtMoments.ts';
import { MOMENTS, tellConversation } from '../support/browser/tellConversation.ts';
import {
  type ConversationWorld,
  startConversationWorld,
} from '../support/fixtures/conversationWorld.ts';

const NAME = 'a conversation in five windows';

/** What a page says and logs while a process behind the balancer is gone. */
const TROUBLE = [/status of 502/, /net::ERR_/, /was not|were not|did not|cannot/];

describe.skipIf(!hasPostgres)(hasPostgres ? NAME : `${NAME}, SKIPPED: no server answers`, () => {
  it('goes from the question to the review: in LINE, and on the web with e-mail and web push', {
    timeout: 480_000,
  }, async () => {
    const world = await startConversationWorld();
    onTestFinished(world.stop);
    await tellConversation({ world, during: (_, step) => step(), options: {} });
    await expectAllArrived(world);
    countForProof('windows', 5);
  });

  it('loses nothing when either of two processes is killed at ten points of it; LINE tells everything once', {
    timeout: 1_200_000,
  }, async () => {
    const world = await startConversationWorld();
    onTestFinished(world.stop);
    const { killed, during } = killAtMoments(world);
    await tellConversation({ world, during, options: { toleratedTrouble: TROUBLE } });
    expect(killed.map(({ moment }) => moment)).toEqual(MOMENTS);
    await expectAllArrived(world);
    countForProof('kills', killed.length);
  });
});

/** Each step was made once; what was sent has arrived, by LINE once, by the others under one id. */
async function expectAllArrived({ db, line, mails, push }: ConversationWorld): Promise<void> {
  const counsels = await db.query<{ id: string; nickname: string }>(
    `select counsel.id, nickname from counsel join member on member.id = counsel.member_id
     where nickname in ('結衣', '민수') order by counsel.id`,
  );
  expect(counsels.map(({ nickname }) => nickname)).toEqual(['結衣', '민수']);
  for (const { id, nickname } of counsels) {
    const messages = await db.query(
      `select author, jsonb_array_length(photos) as photos from message
       where counsel_id = $1 order by number`,
      [id],
    );
    expect(messages, nickname).toEqual([
      { author: 'staff', photos: 0 },
      { author: 'member', photos: 1 },
      { author: 'staff', photos: 1 },
    ]);
    const moves = await db.query<{ state: string }>(
      'select to_state as state from counsel_change where counsel_id = $1 order by id',
      [id],
    );
    expect(
      moves.map(({ state }) => state),
      nickname,
    ).toEqual([
      'AWAITING_CLINIC_CONFIRMATION',
      'CLINIC_CONFIRMED',
      'CONSULTATION_APPOINTMENT_CONFIRMED',
      'CONSULTATION_COMPLETE',
    ]);
  }
  const ids = counsels.map(({ id }) => id);
  const unsettled = async () =>
    db.query(
      `select channel, state, problem from outbox
       where counsel_id = any($1::uuid[]) and state not in ('SENT', 'SHOWN', 'DROPPED')`,
      [ids],
    );
  await expect.poll(unsettled, { timeout: 30_000 }).toEqual([]);
  expect(
    await db.query(`select kind, state, problem from line_event where state <> 'DONE'`),
  ).toEqual([]);
  const sent = async (channel: string) =>
    (await db.query(`select 1 from outbox where channel = $1 and state = 'SENT'`, [channel]))
      .length;
  const told = line.pushes.filter(({ message }) => !message.text?.startsWith('ご予約が確定'));
  expect(told).toHaveLength(await sent('LINE'));
  // One more mail had the code of the address.
  expect(new Set(mails.map(({ id }) => id)).size).toBe((await sent('EMAIL')) + 1);
  const tags = push.received.map(({ headers }) => headers.topic);
  expect(new Set(tags).size).toBe(await sent('PUSH'));
}
