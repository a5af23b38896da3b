import type { CounselState } from '../../../../contract/plain/counselCourse.ts';
import type { Language } from '../../../../contract/plain/language.ts';
import type { Place } from '../../data/places.ts';
import type { Bilingual } from '../entities.ts';

/** Decided for a clinic before its records are generated. */
export interface ClinicPlan {
  /** Midnight in Korea of the day the set is made for: everything but appointments happened before. */
  today: number;
  number: number;
  createdAt: number;
  name: Bilingual;
  specialty: string;
  /** The head is a specialist of it; otherwise the name of the clinic does not contain it. */
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

/** Gaps of real data, made on purpose. */
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
