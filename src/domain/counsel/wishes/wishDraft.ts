import { WISH_DAYS } from '../../../../contract/plain/limits.ts';
import type { Wishes } from '../../../../contract/wishes.ts';
import { readKoreanTime } from '../../../lib/date.ts';
import { daysFrom } from '../../clinic/bookableTimes.ts';

export type WishKind = 'times' | 'stay';

/** What is in the fields, days and times by the clock of Korea. Empty texts are not chosen yet. */
export interface WishDraft {
  /** What the form shows. Only this is sent. */
  kinds: readonly WishKind[];
  times: readonly { day: string; time: string }[];
  stay: { from: string; to: string };
}

export const NO_WISHES: WishDraft = {
  kinds: ['times'],
  times: [{ day: '', time: '' }],
  stay: { from: '', to: '' },
};

type WishProblem = 'incomplete' | 'past' | 'order' | 'tooFar';

const hasTimes = ({ times }: WishDraft) => times.some(({ day, time }) => day || time);
const hasStay = ({ stay }: WishDraft) => Boolean(stay.from || stay.to);

/** Null when nothing is chosen, so that nothing is stored either. */
export const WISH_CODEC = {
  read: (text: string): WishDraft => {
    const draft = JSON.parse(text); // written below
    return { ...draft, kinds: draft.kinds ?? [draft.kind] }; // the former release stored one kind
  },
  write: (draft: WishDraft) => (hasTimes(draft) || hasStay(draft) ? JSON.stringify(draft) : null),
};

/** The part of the form; undefined without wishes. Call it when there is no problem. */
export function wishesOf(draft: WishDraft): Wishes | undefined {
  const stay = chosenStay(draft);
  const moments = chosenTimes(draft).map(({ day, time }) => readKoreanTime(`${day}T${time}`));
  const times = [...new Set(moments.map((time) => time.toISOString()))];
  if (times.length === 0) return stay && { stay };
  return stay ? { times, stay } : { times };
}

/** Rows without a day and a time stay empty and are not sent. */
const chosenTimes = ({ kinds, times }: WishDraft) =>
  kinds.includes('times') ? times.filter(({ day, time }) => day || time) : [];

const chosenStay = (draft: WishDraft) =>
  draft.kinds.includes('stay') && hasStay(draft) ? draft.stay : undefined;

/** Why the wishes cannot be sent. */
export function problemOf(draft: WishDraft, now: Date): WishProblem | null {
  const times = chosenTimes(draft);
  if (times.some(({ day, time }) => !day || !time)) return 'incomplete';
  if (times.some(({ day, time }) => readKoreanTime(`${day}T${time}`) <= now)) return 'past';
  const stay = chosenStay(draft);
  return stay ? problemOfStay(stay, now) : null;
}

function problemOfStay({ from, to }: WishDraft['stay'], now: Date): WishProblem | null {
  const [today = ''] = daysFrom(now, 1);
  const lastDay = daysFrom(now, WISH_DAYS).at(-1) ?? '';
  if (!from || !to) return 'incomplete';
  if (to < from) return 'order';
  if (to < today) return 'past';
  return to > lastDay ? 'tooFar' : null;
}
