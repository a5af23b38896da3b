import type { CounselState } from '../../../../contract/plain/counselCourse.ts';
import type { Language } from '../../../../contract/plain/language.ts';
import type { Place } from '../../data/places.ts';
import type { Bilingual } from '../entities.ts';

/** Decided for a clinic before its records are generated. */
export interface ClinicPlan {
  /** The beginning, in Korea, of the day for which the demo data are made. Only appointments may be later. */
  today: number;
  number: number;
  createdAt: number;
  name: Bilingual;
  specialty: string;
  /**
   * The head doctor is a specialist of this specialty. If not, the name of the clinic does not contain the specialty.
   */
  isSpecialist: boolean;
  place: Place;
  doctors: number;
  events: number;
  counsels: readonly CounselPlan[];
  quirks: ReadonlySet<Quirk>;
}

export interface CounselPlan {
  state: CounselState;
  language: Language;
  isReviewed: boolean;
  /** Staff confirmed everything at once, which leaves two rows of history instead of six. */
  isBrief?: boolean;
}

/** Gaps as real data have them. The generator makes them on purpose. */
export type Quirk =
  | 'noBanner'
  | 'noRooms'
  | 'noProfile'
  | 'noAddress'
  | 'addressWithoutDetail'
  | 'noSpecialties'
  | 'noDescription'
  | 'untranslated'
  | 'doctorsWithGaps'
  | 'doctorHasLeft'
  | 'eventsWithGaps';
