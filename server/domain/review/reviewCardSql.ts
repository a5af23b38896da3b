import { Review, type ReviewCard, ReviewDoctor } from '../../../contract/review.ts';
import {
  beginningOf,
  type FieldsSql,
  imageColumn,
  imageListColumn,
  isCut,
  isoTime,
  type JsonSql,
  jsonList,
  jsonObject,
  jsonOf,
  jsonPairs,
  named,
  namedColumns,
  withMarks,
} from '../../db/jsonSql.ts';
import { clinicBrief } from '../clinic/clinicBriefSql.ts';
import { doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventCard, eventCardWithStage, eventIsShown } from '../event/eventCardSql.ts';

export const reviewIsPublished = `review.status = 'PUBLISHED'`;

/** It waited for a check, and was hidden before an operator published it. */
export const isUnpublished = `(review.pending_reason is not null and review.published_at is null)`;

/**
 * The nickname as visitors see it: 용감한감자16 is 용감한●●●16. At most half of it, three characters, stay at the
 * beginning and two at the end; the circles hide the length. Null without a nickname. PostgreSQL does this because
 * rows of lists are sent as it wrote them.
 */
const maskedNickname = (memberId: string) => `(
  select left(nickname, least(3, char_length(nickname) / 2)) || '●●●'
    || right(nickname, greatest(0, least(2, char_length(nickname) - 5)))
  from member where member.id = ${memberId})`;

const eventOfReview = `event where event.id = review.event_id and ${eventIsShown}`;

/** A mentioned record is left out when visitors cannot open it. */
export const reviewFields: FieldsSql<Review> = {
  id: 'review.id',
  title: 'review.title',
  rating: 'review.rating',
  content: 'review.content',
  created_at: isoTime('review.created_at'),
  edited: 'review.edited_at is not null',
  language: 'review.language',
  visitConfirmed: 'review.visit_confirmed',
  maskedNickname: maskedNickname('review.member_id'),
  treatments: jsonList(
    named('treatment'),
    `review_treatment join treatment on treatment.id = review_treatment.treatment_id
     where review_treatment.review_id = review.id`,
    'review_treatment.position, treatment.position',
  ),
  beforePhotos: imageListColumn('review.before_photos'),
  afterPhotos: imageListColumn('review.after_photos'),
  event: jsonOf(eventCard, eventOfReview),
  clinic: clinicBrief('review.clinic_id'),
  doctors: jsonList(
    jsonObject(ReviewDoctor, {
      ...namedColumns('doctor'),
      profileImage: imageColumn('doctor.profile_image'),
    }),
    `review_doctor join doctor on doctor.id = review_doctor.doctor_id
     where review_doctor.review_id = review.id and ${doctorIsShown}`,
    'review_doctor.position, doctor.id',
  ),
};

/** A review as its page shows it on a day in Seoul: its event may have ended. */
export const wholeReview = (day: string) =>
  `json_build_object(${jsonPairs({
    ...reviewFields,
    event: `(select ${eventCardWithStage(day)} from ${eventOfReview})`,
  })})`;

/** For lists, with cut texts. */
export const reviewListFields: FieldsSql<Review> = {
  ...reviewFields,
  title: beginningOf('review.title'),
  content: beginningOf('review.content'),
};

export const reviewCutMarks = {
  titleCut: isCut('review.title'),
  contentCut: isCut('review.content'),
};

export const reviewCard: JsonSql<ReviewCard> = withMarks(
  jsonObject(Review, reviewListFields),
  reviewCutMarks,
);
