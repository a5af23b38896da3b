import type { Image } from '../../../contract/shape.ts';
import type { Queryable } from '../../db/database.ts';
import { clinicIsPublished } from '../clinic/clinicBriefSql.ts';
import { doctorIsShown } from '../doctor/doctorCardSql.ts';
import { eventIsShown } from '../event/eventCardSql.ts';
import { reviewIsPublished } from '../review/reviewCardSql.ts';

export interface UploadPicture {
  image: Image;
  /** The member who sent it, or to whom staff sent it. */
  memberId: string | null;
  /** False while no review, content or message shows it. */
  isUsed: boolean;
  /** The review or the content that shows it. */
  recordId: string | null;
  /** The counsel whose messages show it. */
  counselId: string | null;
  /** The clinic of the review, the content or the counsel. */
  clinicId: string | null;
  /** Visitors can open the record that shows it. */
  isPublic: boolean;
}

/** The picture of an upload and who may see it. */
export async function selectPicture(db: Queryable, id: string): Promise<UploadPicture | undefined> {
  const [row] = await db.query<UploadPicture>(
    `select upload.image, coalesce(upload.member_id, message.member_id) as "memberId",
       num_nonnulls(upload.review_id, upload.content_id, upload.message_id) > 0 as "isUsed",
       coalesce(upload.review_id, upload.content_id) as "recordId",
       message.counsel_id as "counselId",
       coalesce(review.clinic_id, clinic.id, doctor.clinic_id, event.clinic_id,
         counsel.clinic_id) as "clinicId",
       coalesce((${reviewIsPublished}) or (${clinicIsPublished}) or (${doctorIsShown})
         or (${eventIsShown}), false) as "isPublic"
     from upload
     left join review on review.id = upload.review_id
     left join clinic on clinic.id = upload.content_id
     left join doctor on doctor.id = upload.content_id
     left join event on event.id = upload.content_id
     left join message on message.id = upload.message_id
     left join counsel on counsel.id = message.counsel_id
     where upload.id = $1 and upload.image is not null`,
    [id],
  );
  return row;
}
