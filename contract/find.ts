import { z } from 'zod';
import { Fact, SpokenLanguage } from './clinicShape.ts';
import { PRICE_MAX } from './plain/limits.ts';
import { coarse, POSITION } from './plain/position.ts';
import { NEAR_RADIUS_MAX, SORTS } from './plain/sorts.ts';
import { afterParam, filterParams, limitParam, offsetParam, TaxonomyId } from './shape.ts';

/**
 * Query parameters of the browse lists. docs/find.md says what each does on each tab. findNames.ts lists their names, for
 * the browser.
 */

const whole = z.string().regex(/^\d{1,10}$/);
const Price = whole.transform(Number).pipe(z.int().min(0).max(PRICE_MAX));

const Position = z
  .string()
  .regex(POSITION)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude: coarse(latitude), longitude: coarse(longitude) };
  });

/** `facts=a,b` and `facts=a&facts=b` are the same. */
const Facts = z
  .string()
  .max(500)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(Fact));

export const findParams = {
  ...filterParams,
  /** A region (`seoul`) or a district (`seoul-gangnam`). */
  region: TaxonomyId.optional(),
  station: TaxonomyId.optional(),
  near: Position.optional(),
  /** Kilometres around `near`. */
  radius: whole.transform(Number).pipe(z.int().min(1).max(NEAR_RADIUS_MAX)).optional(),
  /** Won. */
  priceMin: Price.optional(),
  priceMax: Price.optional(),
  facts: Facts.optional(),
  language: SpokenLanguage.optional(),
  minRating: z
    .string()
    .regex(/^[1-5](\.\d)?$/)
    .transform(Number)
    .pipe(z.number().max(5))
    .optional(),
};

/** The query of a browse list: filters, sort and the part of the list. */
export const findListParams = (limit: number) => ({
  ...findParams,
  sort: z.enum(SORTS).optional(),
  offset: offsetParam,
  limit: limitParam(limit),
  after: afterParam,
});

const FindQuery = z.object(findParams);
export type FindQuery = z.output<typeof FindQuery>;
