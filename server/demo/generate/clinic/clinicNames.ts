import { clinicStems, clinicSuffixes, plainSuffix } from '../../data/clinicNames.ts';
import type { Place } from '../../data/places.ts';
import type { Bilingual } from '../entities.ts';

export interface NamedAs {
  /** Number of the stem; past the end it starts again. */
  stem: number;
  specialty: string;
  isSpecialist: boolean;
}

/** Stem and suffix: 구름고래피부과의원. */
export function makeClinicName({ stem, specialty, isSpecialist }: NamedAs): Bilingual {
  const [ko, ja] = clinicStems[stem % clinicStems.length] ?? ['', ''];
  const suffix = (isSpecialist ? clinicSuffixes[specialty] : undefined) ?? plainSuffix;
  return { ko: ko + suffix.ko, ja: ja + suffix.ja };
}

/** A branch of the same name, with its town and, from the second in a town, a number. */
export function makeBranchName(name: Bilingual, { town }: Place, number = 1): Bilingual {
  if (number === 1) return { ko: `${name.ko} ${town.ko}점`, ja: `${name.ja} ${town.ja}院` };
  return {
    ko: `${name.ko} ${town.ko} ${number}호점`,
    ja: `${name.ja} ${town.ja}${number}号院`,
  };
}
