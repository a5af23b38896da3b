import type { MemberKeys } from '../crypto/createMemberKeys.ts';
import type { Database } from '../db/database.ts';
import { sendLineNotice } from '../line/sendLineNotice.ts';
import { failWhenTooLate, nextTry, type Outcome } from './noticeRules.ts';
import type { NoticeSettings } from './noticeSettings.ts';
import { type DueNotice, settleNotice, takeDueNotice } from './noticeSql.ts';
import { postToStaff } from './sendNotice.ts';

export interface Delivery {
  settings: NoticeSettings;
  /** They open messages for members who read in LINE. */
  memberKeys: MemberKeys;
  /** The base of links: the site, and the LIFF app for notices in LINE if there is one. */
  publicUrl: string;
  liffId: string | null;
  now: () => Date;
  /** Aborted when the server stops: the notice being sent is the last one. */
  stopSignal?: AbortSignal;
}

/**
 * Sends all due notices one by one. If the process dies, a notice is sent again under the same id, so it arrives once.
 */
export async function deliverNotices(db: Database, delivery: Delivery): Promise<number> {
  const lineIssuer = delivery.settings.line?.issuer ?? '';
  let sent = 0;
  for (; !delivery.stopSignal?.aborted; sent += 1) {
    const now = delivery.now();
    const takenUntil = (attempts: number) => nextTry(attempts, now);
    const notice = await takeDueNotice(db, { now, takenUntil, lineIssuer });
    if (!notice) break;
    const outcome = failWhenTooLate(await send(db, notice, delivery), notice.createdAt, now);
    await settleNotice(db, notice.id, outcome, delivery.now());
  }
  return sent;
}

function send(db: Database, notice: DueNotice, delivery: Delivery): Promise<Outcome> {
  const { settings, memberKeys, publicUrl, liffId, now } = delivery;
  const { channel, id, text, link } = notice;
  if (channel === 'STAFF') {
    if (settings.staffWebhook === null) return shownInConsole;
    return postToStaff(settings.staffWebhook, { id, text, url: publicUrl + link });
  }
  if (settings.line === null) return shownInConsole;
  const base = liffId === null ? publicUrl : `https://liff.line.me/${liffId}`;
  const services = { line: settings.line, memberKeys, now: now() };
  return sendLineNotice(db, services, { ...notice, url: base + link });
}

/** There is no other place to send it to. */
const shownInConsole: Promise<Outcome> = Promise.resolve({ state: 'SHOWN' });
