import type { Clinic } from '../../../contract/clinic.ts';
import type { Doctor } from '../../../contract/doctor.ts';
import type { Event } from '../../../contract/event.ts';
import type { Review } from '../../../contract/review.ts';

/** The records that can be previewed before they are saved. */
export interface Previewed {
  clinic: Clinic;
  doctor: Doctor;
  event: Event;
  review: Review;
}
export type PreviewKind = keyof Previewed;
