import type { Row } from '../../db/seed/insertRows.ts';
import type { SeedReport, SeedReview } from '../generate/entities.ts';
import { idsOf, momentOf, momentOrNull, orderedLinks } from './rowParts.ts';
import type { TableRows } from './tables.ts';
import { visitOf } from './visitOf.ts';

export function reviewRows(review: SeedReview): TableRows {
  const { counsel, createdAt, editedAt } = review;
  const row: Row = {
    id: review.id,
    counsel_id: counsel.id,
    member_id: counsel.member.id,
    clinic_id: counsel.clinicId,
    event_id: review.eventId,
    status: 'PUBLISHED',
    title: review.title,
    content: review.content,
    language: counsel.member.language,
    rating: review.rating,
    before_photos: review.beforePhotos,
    after_photos: review.afterPhotos,
    visit_confirmed: visitOf(counsel).visitedAt !== null,
    version: editedAt ? 2 : 1,
    created_at: momentOf(createdAt),
    updated_at: momentOf(editedAt ?? createdAt),
    edited_at: momentOrNull(editedAt),
  };
  return {
    review: [row],
    review_doctor: orderedLinks(review, 'review_id', 'doctor_id', idsOf(review.doctors)),
    review_treatment: orderedLinks(review, 'review_id', 'treatment_id', idsOf(review.treatments)),
  };
}

export const reportRows = (report: SeedReport): TableRows => ({
  review_report: [
    {
      id: report.id,
      review_id: report.reviewId,
      member_id: report.memberId,
      reason: report.reason,
      created_at: momentOf(report.createdAt),
    },
  ],
});
