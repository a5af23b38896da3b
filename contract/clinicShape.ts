import { z } from 'zod';
import { FACTS, SPOKEN_LANGUAGES } from './plain/clinicFacts.ts';
import { CLOSED_DAYS_MAX } from './plain/limits.ts';
import { isInOrder, OPENING_DAYS } from './plain/openingDays.ts';
import { Named } from './shape.ts';

/** Schemas of what a clinic says about itself, for visitors and for the console. */

export const Fact = z.enum(FACTS);
export const SpokenLanguage = z.enum(SPOKEN_LANGUAGES);

/** The nearest station. `exit` is a number such as `5` or `5-1`. */
export const NearestStation = Named.extend({
  exit: z.string().nullish(),
  minutesOnFoot: z.int().nullish(),
});

/** A time of day in Korea, as 09:30. A clinic that closes at midnight says 24:00. */
const TimeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

export const OpeningDay = z.strictObject({
  opensAt: TimeOfDay,
  closesAt: TimeOfDay,
  breakFrom: TimeOfDay.optional(),
  breakTo: TimeOfDay.optional(),
});
export type OpeningDay = z.infer<typeof OpeningDay>;

/** A day that is absent is closed; `holiday` has the hours of all public holidays. `closedOn` are further closed dates. */
export const OpeningHours = z.strictObject({
  days: z.partialRecord(z.enum(OPENING_DAYS), OpeningDay),
  closedOn: z.array(z.iso.date()).max(CLOSED_DAYS_MAX).optional(),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Opening hours as staff send them. */
export const OpeningHoursForm = OpeningHours.refine(({ days }) =>
  Object.values(days).every(isInOrder),
);

/** In won. Without `priceTo` the price is exact. */
export const Price = z.object({
  priceFrom: z.int(),
  priceTo: z.int().nullish(),
  vatIncluded: z.boolean(),
});
export type Price = z.infer<typeof Price>;

/** One line of the price menu. */
export const MenuPrice = z.object({ treatment: Named, ...Price.shape });
export type MenuPrice = z.infer<typeof MenuPrice>;
