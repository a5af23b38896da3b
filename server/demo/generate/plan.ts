import type { CounselState } from '../../../contract/counselCourse.ts';
import type { Place } from '../data/places.ts';
import type { Bilingual, Language } from './entities.ts';

/** What a clinic is to be like, decided before anything of it is made. */
export interface ClinicPlan {
  number: number;
  createdAt: number;
  name: Bilingual;
  field: string;
  /** The head is a specialist of the field; else the name does not carry it. */
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

/** The ugly cases of real data, made on purpose. */
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
