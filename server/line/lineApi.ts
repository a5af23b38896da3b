import type { messagingApi } from '@line/bot-sdk';
import { collectBytes } from '../lib/collectBytes.ts';
import { type Outcome, outcomeOf } from '../lib/outcome.ts';
import { limits } from '../limits/limits.ts';
import type { LineSettings } from './lineSettings.ts';

export type LineMessage = messagingApi.Message;

/** The problem of a push that LINE refuses until the next month. */
export const QUOTA_USED_UP = 'monthly quota used up';

/** Loaded with the first use: without LINE credentials the SDK is never in memory. */
const loadSdk = () => import('@line/bot-sdk');

async function clientOf({ apiUrl, dataApiUrl, token }: LineSettings) {
  const { LineBotClient } = await loadSdk();
  return LineBotClient.fromChannelAccessToken({
    channelAccessToken: token,
    apiBaseURL: apiUrl,
    dataApiBaseURL: dataApiUrl,
  });
}

type Client = Awaited<ReturnType<typeof clientOf>>;

/** Checks the raw bytes, because parsed and serialized JSON can differ from them. */
export async function isSignedByLine(
  bytes: Uint8Array,
  secret: string,
  signature: string | undefined,
): Promise<boolean> {
  const { validateSignature } = await loadSdk();
  return validateSignature(Buffer.from(bytes), secret, signature ?? '');
}

interface Push {
  /** The LINE user id. */
  to: string;
  messages: LineMessage[];
  /** The same for every try, so that LINE drops repeats. */
  key: string;
}

export async function pushToLine(
  line: LineSettings,
  { to, messages, key }: Push,
): Promise<Outcome> {
  const status = await statusOf(line, (client) => client.pushMessage({ to, messages }, key));
  if (status === 429 && (await isQuotaUsedUp(line))) {
    return { state: 'FAILED', problem: QUOTA_USED_UP };
  }
  return outcomeOf(status);
}

/** False: the token was used before, or is older than about a minute, or LINE does not answer. */
export async function replyInLine(
  line: LineSettings,
  { replyToken, messages }: { replyToken: string; messages: LineMessage[] },
): Promise<boolean> {
  const status = await statusOf(line, (client) => client.replyMessage({ replyToken, messages }));
  return status === 200;
}

/** LINE answers 429 for two reasons: the quota of the month is used up, or calls come too fast. */
async function isQuotaUsedUp(line: LineSettings): Promise<boolean> {
  let isUsedUp = false;
  await statusOf(line, async (client) => {
    const [{ value }, { totalUsage }] = await Promise.all([
      client.getMessageQuota(),
      client.getMessageQuotaConsumption(),
    ]);
    isUsedUp = value !== undefined && totalUsage >= value;
  });
  return isUsedUp;
}

/** The status of LINE's answer. Null: no answer in time, or an answer that cannot be read. */
async function statusOf(
  line: LineSettings,
  ask: (client: Client) => Promise<unknown>,
): Promise<number | null> {
  const { HTTPFetchError } = await loadSdk();
  try {
    await within(limits.outside.noticeMs, ask(await clientOf(line)));
    return 200;
  } catch (error) {
    return error instanceof HTTPFetchError ? error.status : null;
  }
}

/** The SDK takes no time limit (docs/decisions/0030): its request may go on, but the server does not wait for it. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), ms);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

export type LineContent = { bytes: Buffer; type: string } | 'gone' | 'too large' | 'late';

/** Reads a photo of a member without the SDK, in which a broken download ends the process (docs/decisions/0030). */
export async function readLineContent(
  { dataApiUrl, token }: LineSettings,
  messageId: string,
): Promise<LineContent> {
  try {
    const answer = await fetch(`${dataApiUrl}/v2/bot/message/${messageId}/content`, {
      headers: { Authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(limits.line.contentMs),
    });
    if (answer.status === 200) return await readAll(answer);
    await answer.body?.cancel();
    return [400, 404, 410].includes(answer.status) ? 'gone' : 'late';
  } catch {
    // The error message contains the id of the photo.
    return 'late';
  }
}

async function readAll({ headers, body }: Response): Promise<LineContent> {
  const bytes = body ? await collectBytes(body, limits.line.contentBytes) : Buffer.alloc(0);
  return bytes ? { bytes, type: headers.get('content-type') ?? '' } : 'too large';
}
