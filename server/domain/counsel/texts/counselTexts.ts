import type { Counsel, CounselCard } from '../../../../contract/counsel.ts';
import type { CounselDetails } from '../../../../contract/counselDetails.ts';
import { LIST_TEXT_LENGTH } from '../../../../contract/shape.ts';
import type { StaffCounsel } from '../../../../contract/staff/staffCounsel.ts';
import type { OpenTexts } from '../../../crypto/texts.ts';
import { RowJson } from '../../../db/rowJson.ts';
import { aboutAppointment, hasCome } from '../counselRules.ts';
import type { StoredCounsel, StoredReason } from '../counselSql.ts';
import type { StoredStaffCounsel } from '../staffCounselSql.ts';

export const contentPlace = (id: string) => ({ table: 'counsel', id, column: 'content' });
export const detailsPlace = (id: string) => ({ table: 'counsel', id, column: 'details' });
export const notePlace = (id: string) => ({ table: 'counsel', id, column: 'note' });
export const reasonPlace = (id: string) => ({ table: 'counsel_change', id, column: 'reason' });

export function openCounsel(stored: StoredCounsel, texts: OpenTexts, now: Date): Counsel {
  const {
    content,
    history,
    language,
    wishes,
    review_id,
    textsErased,
    details: storedDetails,
    proposals: _proposals,
    proposedAt: _proposedAt,
    appointmentMadeAt,
    visitedAt,
    visitAnswer: _visitAnswer,
    reschedule: _reschedule,
    noShow: _noShow,
    ...rest
  } = stored;
  const details = openDetails(storedDetails, texts, rest.id);
  const { proposals, visitAnswer, reschedule, noShow } = aboutAppointment(stored, now);
  return {
    ...rest,
    ...(wishes !== null && { wishes }),
    ...(details !== null && { details }),
    ...(proposals !== null && { proposals }),
    ...(visitAnswer !== null && { visitAnswer }),
    ...(reschedule !== null && { reschedule }),
    ...(noShow !== null && { noShow }),
    ...(hasCome({ ...rest, appointmentMadeAt, visitedAt }) && { hasCome: true as const }),
    ...(review_id !== null && { review_id }),
    ...(textsErased !== null && { textsErased }),
    content: texts.read(content, contentPlace(rest.id), language),
    history: openHistory(history, texts, language),
  };
}

/** Staff work in Korean. */
export function openStaffCounsel(
  { content, note, details, history, ...counsel }: StoredStaffCounsel,
  texts: OpenTexts,
  now: Date,
): Omit<StaffCounsel, 'moves' | 'hasCome'> {
  const { id } = counsel;
  return {
    ...counsel,
    ...aboutAppointment(counsel, now),
    content: texts.read(content, contentPlace(id)),
    details: openDetails(details, texts, id),
    note: texts.read(note, notePlace(id)),
    history: openHistory(history, texts),
  };
}

/** Null without details, and when they cannot be opened. */
export function openDetails(
  sealed: string | null,
  texts: OpenTexts,
  id: string,
): CounselDetails | null {
  const text = sealed && texts.open(sealed, detailsPlace(id));
  return text ? JSON.parse(text) : null;
}

/** For lists, with a cut text. */
export async function* openCards(
  rows: AsyncIterable<RowJson<StoredCounsel>>,
  texts: OpenTexts,
  now: Date,
): AsyncGenerator<RowJson<CounselCard>> {
  for await (const { json } of rows) {
    yield new RowJson<CounselCard>(openCard(json, texts, now));
  }
}

function openCard(json: string, texts: OpenTexts, now: Date): string {
  const stored: StoredCounsel = JSON.parse(json);
  return JSON.stringify(cut(openCounsel(stored, texts, now)));
}

export function openHistory<C extends { reason: StoredReason | null }>(
  history: readonly C[],
  texts: OpenTexts,
  language?: string,
) {
  return history.map(({ reason, ...change }) => ({
    ...change,
    reason: reason && texts.read(reason.text, reasonPlace(reason.id), language),
    ...(reason && { reasonId: reason.id }),
  }));
}

function cut(counsel: Counsel): CounselCard {
  const { content } = counsel;
  if (content.length <= LIST_TEXT_LENGTH) return counsel;
  // A character takes one or two UTF-16 units, so the first 2 × LIST_TEXT_LENGTH units are enough.
  const beginning = Array.from(content.slice(0, 2 * LIST_TEXT_LENGTH))
    .slice(0, LIST_TEXT_LENGTH)
    .join('');
  if (beginning.length === content.length) return counsel;
  return { ...counsel, content: beginning, contentCut: true };
}
