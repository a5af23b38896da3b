import type { ClinicBrief } from '../../../contract/clinicBrief.ts';
import type { Language } from '../../../contract/language.ts';
import { formatAddress } from '../../lib/address.ts';
import { type LocalText, localText } from '../../lib/localText.ts';

/** Where a clinic is, in one short line: its address; for Japanese readers district and station (中区 · 明洞駅). */
export function placeText(language: Language, clinic: ClinicBrief): LocalText {
  const { district, station, addressJa } = clinic;
  const near = [district?.nameJa, station?.nameJa].filter(Boolean).join(' · ');
  return localText(language, formatAddress(clinic), near || addressJa);
}
