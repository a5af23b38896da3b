import type { Message } from '../../../contract/message.ts';
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

/** Staff work in Korean. */
export const openStaffMessage = (stored: StoredMessage, texts: OpenTexts): StaffMessage => ({
  ...openMessage(stored, texts, 'ko'),
  staff: stored.staff,
});
