import { REVIEW_PHOTO_MAX } from '../../../contract/plain/limits.ts';
import { MyReview, type reviewEndpoints } from '../../../contract/review.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import type { FileStore } from '../../files/fileStore.ts';
import type { Handlers } from '../../http/implement.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { bytesOf, chargeMember, refuseUntilMidnight, tryCharge } from '../member/chargeMember.ts';
import { deleteFilesNow } from '../upload/deleteUnusedFiles.ts';
import { makeImages } from '../upload/makeImages.ts';
import { sentBy } from '../upload/uploadSql.ts';
import { createReview } from './createReview.ts';
import { editReview } from './editReview.ts';
import { listMyReviews, selectMyReview, selectMyReviewKeys } from './myReviewSql.ts';
import { type PhotoForm, uploadsOf } from './photoRules.ts';

type MemberHandlers = Pick<
  Handlers<typeof reviewEndpoints>,
  | 'GET /member/reviews'
  | 'GET /member/reviews/keys'
  | 'GET /member/reviews/:id'
  | 'POST /member/reviews'
  | 'PATCH /member/reviews/:id'
>;

export function memberReviewHandlers(context: AppContext, store: FileStore): MemberHandlers {
  const { db, answerOnce } = context;
  const makePhotos = (memberId: string, form: PhotoForm) =>
    makeImages(db, store, uploadsOf(form), { owner: memberId, whose: sentBy({ memberId }) });
  return {
    'GET /member/reviews': ({ query }, { session }) => listMyReviews(db, session.memberId, query),

    'GET /member/reviews/keys': async (_, { session }) => ({
      data: await selectMyReviewKeys(db, session.memberId),
    }),

    'GET /member/reviews/:id': async ({ params }, { session }) => ({
      data: orNotFound(await selectMyReview(db, session.memberId, recordId(params.id))),
    }),

    'POST /member/reviews': async ({ body }, call) => {
      const { session, now } = call;
      const { memberId } = session;
      if (hasTooMany(body)) throw refuse('too_many_photos');
      const charge = { memberId, kind: 'reviews', bytes: bytesOf(body), now } as const;
      const isCharged = await tryCharge(db, charge);
      if (isCharged) await makePhotos(memberId, body);
      const asked = ['POST /member/reviews', body];
      const create = async (tx: Queryable) => {
        if (!isCharged) throw refuseUntilMidnight('day_limit_reached', now);
        return createReview(tx, memberId, body, now);
      };
      return { data: await answerOnce(call, { asked, answer: MyReview }, create) };
    },

    'PATCH /member/reviews/:id': async ({ params, body }, { session: { memberId }, now }) => {
      const id = recordId(params.id);
      if (
        hasTooMany(body) &&
        hasTooMany(body, orNotFound(await selectMyReview(db, memberId, id)))
      ) {
        throw refuse('too_many_photos');
      }
      await chargeMember(db, { memberId, kind: 'reviews', bytes: bytesOf(body), now });
      await makePhotos(memberId, body);
      const edit = { memberId, id, form: body, at: now };
      const deleted = await db.transaction((tx) => editReview(tx, edit));
      await deleteFilesNow(store, deleted);
      return { data: orNotFound(await selectMyReview(db, memberId, id)) };
    },
  };
}

interface Photos {
  beforePhotos: readonly unknown[];
  afterPhotos: readonly unknown[];
}

const countOf = ({ beforePhotos, afterPhotos }: Photos) => beforePhotos.length + afterPhotos.length;

/** A review that is older than this limit may keep all its photos. */
const hasTooMany = (form: Photos, shown?: Photos) =>
  countOf(form) > Math.max(REVIEW_PHOTO_MAX, shown ? countOf(shown) : 0);
