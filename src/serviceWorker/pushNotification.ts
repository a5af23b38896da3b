import { languageOf } from '../../contract/plain/language.ts';
import type { PushPayload } from '../../contract/plain/pushPayload.ts';
import { worker as ja } from '../i18n/ja/worker.ts';
import { worker as ko } from '../i18n/ko/worker.ts';
import { parseUrl } from '../lib/parseUrl.ts';

interface PushNotification {
  title: string;
  options: NotificationOptions & { data: { link: string } };
}

/** A browser demands a notification for each push. This one is for an unreadable push and leads to the notices page. */
const UNREADABLE: PushPayload = { tag: 'notices', text: ko.push.unreadable, link: '/notices' };

/** What a push shows. A second push with the same tag replaces the first. */
export function notificationOf(sent: string | undefined): PushNotification {
  const { tag, text, link } = payloadOf(sent) ?? UNREADABLE;
  const lang = languageOf(link.split('?')[1] ?? '');
  const texts = lang === 'ja' ? ja : ko;
  const icon = '/icon-192.png';
  return {
    title: texts.push.title,
    options: { body: text, tag, lang, icon, data: { link } },
  };
}

function payloadOf(sent: string | undefined): PushPayload | null {
  try {
    const { tag, text, link } = JSON.parse(sent ?? '');
    const isWhole = [tag, text, link].every((part) => typeof part === 'string' && part !== '');
    return isWhole ? { tag, text, link } : null;
  } catch {
    return null; // Not JSON.
  }
}

/** The address that a press opens: on our own site only. */
export function ownAddress(link: unknown, origin: string): string {
  const address = typeof link === 'string' ? parseUrl(link, origin) : null;
  return address?.origin === origin ? address.href : `${origin}/notices`;
}
