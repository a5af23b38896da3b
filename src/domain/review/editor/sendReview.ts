import type { QueryClient } from '@tanstack/query-core';
import type { Counsel } from '../../../../contract/counsel.ts';
import type { MyReview, MyReviewCard, ReviewForm } from '../../../../contract/review.ts';
import { ApiError, codeOf, type FailureCode } from '../../../api/ApiError.ts';
import type { memberCall } from '../../../api/memberCall.ts';
import { listOf } from '../../../lib/list.ts';
import { counselListQuery, counselQuery } from '../../counsel/counselAtoms.ts';
import { myReviewListQuery, myReviewQuery } from '../myReviewAtoms.ts';
import type { PhotoRecords } from './reviewValues.ts';

interface ReviewToSend {
  form: ReviewForm;
  /** The review to edit; null creates one. */
  reviewId: string | null;
  /** The server creates one review for one key, however often it is sent. */
  idempotencyKey: string;
  call: typeof memberCall;
}

/** Sends a review and marks what shows it as out of date: screens read it when they are shown again. */
export async function sendReview(
  client: QueryClient,
  { form, reviewId, idempotencyKey, call }: ReviewToSend,
): Promise<void> {
  if (reviewId !== null) {
    await call('PATCH /member/reviews/:id', { params: { id: reviewId }, body: form });
  } else {
    const { data } = await call('POST /member/reviews', { body: form }, { idempotencyKey });
    await linkToCounsel(call, form.counsel_id, data.id);
    showLink(client, form.counsel_id, data.id);
  }
  forgetShown(client, form.counsel_id);
}

export const isReviewed = (cause: unknown) => codeOf(cause) === 'already_reviewed';

/** The server refuses a form if its photos do not exist. */
export const isRefused = (cause: unknown) => codeOf(cause) === 'invalid_input';

const REFUSED_AGAIN: readonly FailureCode[] = [
  'body_too_large',
  'day_limit_reached',
  'too_many_photos',
  'too_many_requests',
];

/** The server would refuse another press too. The sentence of the code says what to do instead. */
export const isRefusedAgain = (cause: unknown) => REFUSED_AGAIN.includes(codeOf(cause));

export const isUnreadable = (cause: unknown) => codeOf(cause) === 'unsupported_image';

/** The photos that the server could not read. The server names them by path. */
export function unreadablePhotos(cause: unknown, records: PhotoRecords): string[] {
  const paths = isUnreadable(cause) && cause instanceof ApiError ? (cause.files ?? []) : [];
  const isNamed = (path: string) => paths.some((named) => path.endsWith(named));
  return Object.keys(records).filter((id) => isNamed(records[id]?.path ?? ''));
}

/** The current review of a counsel. */
export async function findReviewOf(
  client: QueryClient,
  counselId: string,
): Promise<MyReview | null> {
  const answer = await client.fetchQuery({ ...myReviewListQuery, staleTime: 0 });
  const listed = listOf<MyReviewCard>(answer).find(({ counsel_id }) => counsel_id === counselId);
  // The list may have cut the text.
  if (!listed) return null;
  return (await client.fetchQuery({ ...myReviewQuery(listed.id), staleTime: 0 })).data;
}

/**
 * The specification wants this call (EDT-17). The server has linked both when it created the review, so a failure here
 * loses nothing.
 */
async function linkToCounsel(
  call: typeof memberCall,
  counselId: string,
  reviewId: string,
): Promise<void> {
  try {
    await call('PATCH /member/counsels/:id', {
      params: { id: counselId },
      body: { review_id: reviewId },
    });
  } catch (cause) {
    console.error('The counsel was not told of its review', cause);
  }
}

/** A visit of the editor before the counsel is read again then edits this review. */
const showLink = (client: QueryClient, counselId: string, reviewId: string) =>
  client.setQueryData<{ data: Counsel }>(
    counselQuery(counselId).queryKey,
    (known) => known && { data: { ...known.data, review_id: reviewId } },
  );

/** The reviews, and the records that show their rating and number. */
const SHOWING = [
  'GET /member/reviews',
  'GET /public/reviews',
  'GET /public/clinics',
  'GET /public/doctors',
  'GET /public/events',
];

function forgetShown(client: QueryClient, counselId: string): void {
  // Removed, not refetched: refetching would call the server once for each loaded page.
  client.removeQueries({
    predicate: ({ queryKey }) => queryKey.includes('paged'),
    type: 'inactive',
  });
  void client.invalidateQueries({
    predicate: ({ queryKey: [call] }) =>
      SHOWING.some((start) => typeof call === 'string' && call.startsWith(start)),
    // The editor is still open and must not restart from the review it just sent.
    refetchType: 'none',
  });
  void client.invalidateQueries({ ...counselQuery(counselId), refetchType: 'none' });
  void client.invalidateQueries({ queryKey: counselListQuery.queryKey });
}
