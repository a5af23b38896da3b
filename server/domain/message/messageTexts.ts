import type { Message } from '../../../contract/message.ts';
import type { ReadReason } from '../../../contract/plain/enums.ts';
import type { StaffMessage } from '../../../contract/staff/staffMessage.ts';
import type { OpenTexts } from '../../crypto/texts.ts';
import type { StoredMessage } from './messageSql.ts';

export const messagePlace = (id: string) => ({ table: 'message', id, column: 'text' });

/** Members do not see which account wrote. */
export function openMessage(
  { sealed, staff, isUnsent, ...rest }: StoredMessage,
  texts: OpenTexts,
  language: string,
): Message {
  const text = texts.read({ plain: null, sealed }, messagePlace(rest.id), language);
  return { ...rest, text, ...(isUnsent && { unsent: true }) };
}

/** Staff work in Korean. The addresses of the photos get the operator's reason, because each photo needs it, too. */
export function openStaffMessage(
  stored: StoredMessage,
  texts: OpenTexts,
  reason?: ReadReason,
): StaffMessage {
  const message = openMessage(stored, texts, 'ko');
  const photos = message.photos.map((photo) => ({ ...photo, url: urlWith(photo.url, reason) }));
  return { ...message, photos, staff: stored.staff };
}

const urlWith = (url: string, reason?: ReadReason) => (reason ? `${url}?reason=${reason}` : url);
