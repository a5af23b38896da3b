import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Queryable } from '../db/database.ts';
import { dataHeaders } from '../http/answer/securityHeaders.ts';
import type { AppEnv } from '../http/appEnv.ts';
import { type CallCounting, countCall } from '../http/guard/countCall.ts';
import { readBytes } from '../http/input/readBody.ts';
import { refuse } from '../refusal.ts';
import { updateFriend } from './friendSql.ts';
import type { LineSettings } from './noticeSettings.ts';

const PATH = '/line/webhook';

/** Only follow and unfollow events are read. */
const Webhook = z.object({
  events: z.array(
    z.object({
      type: z.string(),
      timestamp: z.int().min(0).max(8.64e15),
      source: z.object({ userId: z.string().optional() }).optional(),
    }),
  ),
});

/** LINE reports who added our account as a friend and who removed it. */
export function mountLineWebhook(
  app: Hono<AppEnv>,
  db: Queryable,
  line: LineSettings | null,
  services: CallCounting,
): void {
  app.post(PATH, async (c) => {
    c.set('route', PATH);
    if (!line?.secret) throw refuse('not_found');
    await countCall(c, services);
    const bytes = await readBytes(c.req.raw);
    if (!isSigned(bytes, line.secret, c.req.header('x-line-signature'))) throw refuse('forbidden');
    for (const event of friendEvents(bytes)) {
      await updateFriend(db, { issuer: line.issuer, ...event });
    }
    return new Response('{}', { headers: { ...dataHeaders, 'Cache-Control': 'no-store' } });
  });
}

/** Checks the raw bytes, because parsed and serialized JSON can differ from them. */
export function isSigned(
  bytes: Uint8Array,
  secret: string,
  signature: string | undefined,
): boolean {
  const given = Buffer.from(signature ?? '', 'base64');
  const right = createHmac('sha256', secret).update(bytes).digest();
  return given.length === right.length && timingSafeEqual(given, right);
}

function friendEvents(bytes: Uint8Array): { subject: string; isFriend: boolean; at: Date }[] {
  const webhook = Webhook.safeParse(jsonOf(bytes));
  if (!webhook.success) throw refuse('invalid_input', 'body: not a webhook event of LINE');
  return webhook.data.events.flatMap(({ type, timestamp, source }) => {
    const isFriendEvent = type === 'follow' || type === 'unfollow';
    if (!isFriendEvent || source?.userId === undefined) return [];
    return [{ subject: source.userId, isFriend: type === 'follow', at: new Date(timestamp) }];
  });
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
