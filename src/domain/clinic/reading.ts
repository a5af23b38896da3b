import { kanaOf } from '../../../contract/texts/hangulKana.ts';
import { type Addressed, formatAddress } from '../../lib/address.ts';
import type { Nameable } from '../../lib/localText.ts';

/** The Japanese address, or the sound of the Korean one. '' without an address. */
export const addressReading = (place: Addressed & { addressJa?: string | null | undefined }) =>
  place.addressJa || kanaOf(formatAddress(place));

/** A name in Hangul on a Japanese page needs a reading. */
export const needsReading = ({ name, nameJa }: Nameable): boolean =>
  !nameJa && /\p{Script=Hangul}/u.test(name ?? '');
