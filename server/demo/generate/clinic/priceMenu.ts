import type { MenuPriceForm } from '../../../../contract/staff/staffClinic.ts';
import type { TreatmentTerm } from '../../../db/seed/taxonomy.ts';
import { prices } from '../../data/eventTexts.ts';
import { createRandom } from '../lib/random.ts';

const LINES = 6;

/** Prices of some treatments of the clinic, from the same ranges as those of events. */
export function makePriceMenu(
  number: number,
  treatments: readonly TreatmentTerm[],
): MenuPriceForm[] {
  const random = createRandom(`clinic prices ${number}`);
  return random.sample(treatments, LINES).map(({ id, kind }) => {
    const [lowest, highest, step] = prices[kind];
    const steps = Math.floor(random.next() ** 1.5 * ((highest - lowest) / step));
    const priceFrom = lowest + steps * step;
    const priceTo = random.chance(0.5) ? priceFrom + random.int(1, 8) * step : null;
    return { treatmentId: id, priceFrom, priceTo, vatIncluded: random.chance(0.8) };
  });
}
