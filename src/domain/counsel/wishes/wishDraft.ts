import { WISH_DAYS } from '../../../../contract/plain/limits.ts';
import type { Wishes } from '../../../../contract/wishes.ts';
import { readKoreanTime } from '../../../lib/date.ts';
import { daysFrom } from '../../clinic/bookableTimes.ts';

/** What is in the fields, days and times by the clock of Korea. Empty texts are not chosen yet. */
export interface WishDraft {
  kind: 'times' | 'stay';
  times: readonly { day: string; time: string }[];
  stay: { from: string; to: string };
}

export const NO_WISHES: WishDraft = {
  kind: 'times',
  times: [{ day: '', time: '' }],
  stay: { from: '', to: '' },
};

type WishProblem = 'incomplete' | 'past' | 'order' | 'tooFar';

const hasTimes = ({ times }: WishDraft) => times.some(({ day, time }) => day || time);
const hasStay = ({ stay }: WishDraft) => Boolean(stay.from || stay.to);

/** Null when nothing is chosen, so that nothing is stored either. */
export const WISH_CODEC = {
  read: (text: string): WishDraft => JSON.parse(text), // written below
  write: (draft: WishDraft) => (hasTimes(draft) || hasStay(draft) ? JSON.stringify(draft) : null),
};

/** The part of the form; undefined without wishes. Call it when there is no problem. */
export function wishesOf(draft: WishDraft): Wishes | undefined {
  if (draft.kind === 'stay') return hasStay(draft) ? { stay: draft.stay } : undefined;
  const times = chosen(draft).map(({ day, time }) => readKoreanTime(`${day}T${time}`));
  return times.length > 0
    ? { times: [...new Set(times.map((time) => time.toISOString()))] }
    : undefined;
}

/** Rows without a day and a time stay empty and are not sent. */
const chosen = ({ times }: WishDraft) => times.filter(({ day, time }) => day || time);

/** Why the wishes cannot be sent. */
export function problemOf(draft: WishDraft, now: Date): WishProblem | null {
  const [today = ''] = daysFrom(now, 1);
  const lastDay = daysFrom(now, WISH_DAYS).at(-1) ?? '';
  if (draft.kind === 'stay') {
    const { from, to } = draft.stay;
    if (!hasStay(draft)) return null;
    if (!from || !to) return 'incomplete';
    if (to < from) return 'order';
    if (to < today) return 'past';
    return to > lastDay ? 'tooFar' : null;
  }
  const times = chosen(draft);
  if (times.some(({ day, time }) => !day || !time)) return 'incomplete';
  return times.some(({ day, time }) => readKoreanTime(`${day}T${time}`) <= now) ? 'past' : null;
}
