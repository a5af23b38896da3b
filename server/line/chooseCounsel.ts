import { type CounselState, isOver } from '../../contract/plain/counselCourse.ts';
import { limits } from '../limits/limits.ts';

export interface CounselInLine {
  id: string;
  code: string;
  state: CounselState;
  bookedAt: Date;
  /** When the last message of either side was written. */
  lastMessageAt: Date | null;
}

/** A quick reply of LINE has 13 buttons at most. */
const CHOICES = 13;

export type CounselChoice = { counselId: string } | { ask: CounselInLine[] } | 'none';

/**
 * Which counsel a message from LINE is for:
 * 1. the counsel whose code the message names;
 * 2. else the counsel with the last message, if it is at most two weeks old and no counsel was booked after it;
 * 3. else a single candidate. Candidates are the open counsels, the counsel with a message of the last two weeks, and
 *    those that were booked after this message. If there are none of these, all counsels are candidates. Of several
 *    candidates the member chooses.
 *
 * While earlier messages wait for the choice, 2 does not count, and the member also chooses if there is a single
 * candidate, because the messages may be meant for another counsel. `counsels` are the member's, newest first.
 */
export function chooseCounsel(
  counsels: readonly CounselInLine[],
  { codes, isAsked, now }: { codes: readonly string[]; isAsked: boolean; now: Date },
): CounselChoice {
  const named = counsels.find(({ code }) => codes.includes(code));
  if (named) return { counselId: named.id };
  const active = lastActive(counsels, now);
  const isBookedSince = ({ bookedAt }: CounselInLine) =>
    active?.lastMessageAt != null && bookedAt > active.lastMessageAt;
  if (active && !isAsked && !counsels.some(isBookedSince)) return { counselId: active.id };
  const meant = counsels.filter(
    (counsel) => !isOver(counsel.state) || counsel === active || isBookedSince(counsel),
  );
  const choices = meant.length > 0 ? meant : counsels;
  const [first, ...others] = choices.slice(0, CHOICES);
  if (!first) return 'none';
  if (others.length === 0 && !isAsked) return { counselId: first.id };
  return { ask: [first, ...others] };
}

function lastActive(counsels: readonly CounselInLine[], now: Date): CounselInLine | undefined {
  const age = ({ lastMessageAt }: CounselInLine) =>
    lastMessageAt ? now.getTime() - lastMessageAt.getTime() : Number.POSITIVE_INFINITY;
  const [latest] = [...counsels].sort((one, other) => (age(one) < age(other) ? -1 : 1));
  return latest && age(latest) <= limits.line.activeMs ? latest : undefined;
}
