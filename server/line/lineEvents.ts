import { z } from 'zod';

const MessageId = z.string().regex(/^\d{1,40}$/);
const Text = z.object({ type: z.literal('text'), text: z.string().max(10_000) });
const Image = z.object({
  type: z.literal('image'),
  id: MessageId,
  contentProvider: z.object({ type: z.literal('line') }),
});
const Sticker = z.object({
  type: z.literal('sticker'),
  /** What the sticker shows, in English. */
  keywords: z.array(z.string()).optional(),
  /** The text that the sender wrote on the sticker. */
  text: z.string().optional(),
});
/** Videos, files, places and so on, and photos that are not stored at LINE. */
const Other = z.object({}).transform(() => ({ type: 'other' as const }));

const Sent = z.union([Text, Image, Sticker, Other]);

/** What is stored of an event, sealed. */
export const LinePayload = z.object({
  replyToken: z.string().max(200).optional(),
  message: Sent.optional(),
  /** The data of our own button. */
  data: z.string().max(1_000).optional(),
});
export type LinePayload = z.infer<typeof LinePayload>;

export const LINE_EVENT_KINDS = ['follow', 'unfollow', 'message', 'postback', 'unsend'] as const;
export type LineEventKind = (typeof LINE_EVENT_KINDS)[number];

/** An event that this account has to answer: of one person, not of a group, and not for another service of the chat. */
const Known = z
  .object({
    type: z.enum(LINE_EVENT_KINDS),
    mode: z.literal('active'),
    timestamp: z.int().min(0).max(8.64e15),
    webhookEventId: z.string().regex(/^[\w-]{1,100}$/),
    source: z.object({ type: z.literal('user'), userId: z.string().max(100) }),
    replyToken: z.string().max(200).optional(),
    message: z.looseObject({}).optional(),
    postback: z.object({ data: z.string().max(1_000) }).optional(),
    unsend: z.object({ messageId: MessageId }).optional(),
  })
  .transform(({ type, timestamp, webhookEventId, source, replyToken, ...told }) => ({
    id: webhookEventId,
    kind: type,
    userId: source.userId,
    at: new Date(timestamp),
    /** The id of the message that was sent or taken back; null when LINE gives none. */
    messageId: told.unsend?.messageId ?? MessageId.safeParse(told.message?.id).data ?? null,
    payload: {
      replyToken,
      message: told.message && Sent.parse(told.message),
      data: told.postback?.data,
    } satisfies LinePayload,
  }));
export type LineEvent = z.infer<typeof Known>;

const Webhook = z.object({ events: z.array(z.unknown()) });

/** Null: not a webhook call of LINE. Events of other kinds are left out. */
export function readLineEvents(bytes: Uint8Array): LineEvent[] | null {
  const webhook = Webhook.safeParse(jsonOf(bytes));
  if (!webhook.success) return null;
  return webhook.data.events.flatMap((event) => Known.safeParse(event).data ?? []);
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
