import type { Named } from '../../../contract/shape.ts';
import { addressBySound } from '../../../contract/texts/addressBySound.ts';
import { type Addressed, formatAddress } from '../../lib/address.ts';
import type { Nameable } from '../../lib/localText.ts';

interface Place extends Addressed {
  addressJa?: string | null | undefined;
  district?: Named | null | undefined;
}

/** The Japanese address, or the Korean one by sound with the Japanese name of its district. '' without an address. */
export function addressReading(place: Place): string {
  const { addressJa, district } = place;
  if (addressJa) return addressJa;
  const korean = formatAddress(place);
  return addressBySound(district?.nameJa ? korean.replace(district.name, district.nameJa) : korean);
}

/** A name in Hangul on a Japanese page needs a reading. */
export const needsReading = ({ name, nameJa }: Nameable): boolean =>
  !nameJa && /\p{Script=Hangul}/u.test(name ?? '');
