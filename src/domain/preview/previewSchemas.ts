import { z } from 'zod';
import { Clinic } from '../../../contract/clinic.ts';
import { Doctor, DoctorCard } from '../../../contract/doctor.ts';
import { Event, EventCard } from '../../../contract/event.ts';
import { Review, ReviewDoctor } from '../../../contract/review.ts';
import { Rating } from '../../../contract/shape.ts';
import { RATING_DEFAULT } from '../../constants.ts';
import type { Previewed, PreviewKind } from './previewed.ts';
import {
  clinicBrief,
  clinicFields,
  id,
  image,
  images,
  isBareId,
  knownRecordsOf,
  named,
  orEmpty,
  ratingFields,
  recordsOf,
  text,
  withFlatAddress,
} from './previewShape.ts';

const doctorFields = {
  ...ratingFields,
  id,
  profileImage: image,
  specialties: recordsOf(named),
  clinic: clinicBrief.nullish(),
};

const eventFields = {
  ...ratingFields,
  id,
  cardImage: image,
  mainImage: image,
  treatments: recordsOf(named),
  clinic: clinicBrief.nullish(),
  price: z.int().min(0).nullish(),
  startsOn: orEmpty(z.iso.date()),
  endsOn: orEmpty(z.iso.date()),
};

/** Names may be empty but must be present: so that other JSON is not taken for a record. */
export const previewSchemas: { [K in PreviewKind]: z.ZodType<Previewed[K]> } = {
  clinic: Clinic.extend({
    ...clinicFields,
    ...ratingFields,
    bannerImage: image,
    specialties: recordsOf(named),
    introductionImages: images,
    doctors: knownRecordsOf(DoctorCard.extend(doctorFields)),
    events: knownRecordsOf(EventCard.extend(eventFields)),
  }).transform(withFlatAddress),
  doctor: Doctor.extend(doctorFields),
  event: Event.omit({ similar: true }).extend({
    ...eventFields,
    detailImages: images,
    adApprovalEndsOn: orEmpty(z.iso.date()),
  }),
  review: Review.extend({
    id,
    rating: Rating.nullish().transform((given) => given ?? RATING_DEFAULT),
    content: text,
    created_at: orEmpty(z.iso.datetime({ offset: true })).transform((given) => given ?? now()),
    edited: z.boolean().default(false),
    language: z.string().default('ko'),
    visitConfirmed: z.boolean().default(false),
    treatments: recordsOf(named),
    beforePhotos: images,
    afterPhotos: images,
    event: z.preprocess(
      (event) => (isBareId(event) ? null : event),
      EventCard.extend(eventFields).nullish(),
    ),
    clinic: clinicBrief.nullish(),
    // A doctor without a name would trigger a query for the name.
    doctors: recordsOf(ReviewDoctor.extend({ id, profileImage: image })).transform((doctors) =>
      doctors.filter(({ name }) => name),
    ),
  }),
};

const now = () => new Date().toISOString();
