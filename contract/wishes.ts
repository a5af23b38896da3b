import { z } from 'zod';
import { WISHED_TIMES_MAX } from './plain/limits.ts';
import { isSlot } from './plain/slots.ts';
import { Timestamp } from './shape.ts';

const SlotTime = Timestamp.refine(isSlot, 'not a full or half hour');

const isDistinct = (times: readonly string[]) =>
  new Set(times.map(Date.parse)).size === times.length;

/** The first and the last day of a stay, as days in Korea. */
const Stay = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'ends before it begins');

/** Different times at full or half hours. */
export const slotTimes = (most: number) =>
  z.array(SlotTime).min(1).max(most).refine(isDistinct, 'a time twice');

/** A time that the clinic proposes for the next appointment. */
export const Proposal = z.object({
  id: z.string(),
  at: Timestamp,
  /** For the member: no seat is left at that time. */
  isFull: z.literal(true).optional(),
});
export type Proposal = z.infer<typeof Proposal>;

const times = slotTimes(WISHED_TIMES_MAX);

/** When the member would like to come: up to three times, the best one first, any time of a stay, or both. */
export const Wishes = z.union([
  z.strictObject({ times }),
  z.strictObject({ stay: Stay }),
  z.strictObject({ times, stay: Stay }),
]);
export type Wishes = z.infer<typeof Wishes>;

/** When the member would like to come instead. The appointment stays until the clinic has made another one. */
export const Reschedule = z.object({ wishes: Wishes, at: Timestamp });
export type Reschedule = z.infer<typeof Reschedule>;
