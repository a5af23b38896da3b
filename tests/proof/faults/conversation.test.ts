import { describe, expect, it, onTestFinished } from 'vitest';
import { noticeText } from '../../../contract/texts/noticeTexts.ts';
import { hasPostgres } from '../../support/app/database/testPostgres.ts';
import { countForProof } from '../../support/app/proof.ts';
import { killAtMoments } from '../../support/browser/killAtMoments.ts';
import { MOMENTS, tellConversation } from '../../support/browser/tellConversation.ts';
import {
  type ConversationWorld,
  startConversationWorld,
} from '../../support/fixtures/counsel/conversationWorld.ts';

const NAME = 'a conversation in five windows';

/** What a page says and logs while a process behind the balancer is gone. */
const TROUBLE = [/\b502\b/, /net::ERR_/, /was not|were not|could not|did not|cannot/];

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
    // Which process answers is left to the balancer and the jobs; each of the two has to be hit.
    expect(new Set(killed.map(({ place }) => place))).toEqual(new Set([0, 1]));
    await expectAllArrived(world);
    countForProof('kills', killed.length);
  });
});

/**
 * Each step was made once. What was sent has arrived, under the id of its delivery; LINE takes each id once. A delivery
 * whose process was killed after the mail had left is not sent again if the member has read the message meanwhile.
 */
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
  const arrived = {
    LINE: line.pushes.map(({ key = '' }) => key),
    EMAIL: mails.map(({ id }) => id.replace(/^<|@.*$/g, '')),
    PUSH: push.received.map(({ headers }) => String(headers.topic)),
  };
  for (const [channel, ids] of Object.entries(arrived)) {
    const told = await db.query<{ state: string; id: string }>(
      `select state, replace(case channel when 'PUSH' then notice_id else id end::text, '-', '') as id
       from outbox where channel = $1`,
      [channel],
    );
    const sent = told.flatMap(({ state, id }) => (state === 'SENT' ? [id] : []));
    expect(
      ids.map((id) => id.replaceAll('-', '')),
      channel,
    ).toEqual(expect.arrayContaining(sent));
  }
  const texts = line.pushes.map(({ message }) => message.altText ?? message.text ?? '');
  // The answer to the press of a button is pushed when its reply token was used by a process that died then.
  const notices = texts.filter((text) => !text.startsWith('ご予約が確定しました'));
  expect(notices.map((text) => text.split('\n')[0]).toSorted()).toEqual(
    [
      ...(['MESSAGE', 'MESSAGE', 'PROPOSAL'] as const).map((kind) => ({ kind, state: null })),
      { kind: 'COMPLETED', state: 'CONSULTATION_COMPLETE' } as const,
    ]
      .map((told) => noticeText(told, 'ja'))
      .toSorted(),
  );
}
