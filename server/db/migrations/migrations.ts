import { directory } from './0001_directory.ts';
import { members } from './0002_members.ts';
import { sessions } from './0003_sessions.ts';
import { uploads } from './0004_uploads.ts';
import { consoleTables } from './0005_console.ts';
import { contentUploads } from './0006_content_uploads.ts';
import { cardImages } from './0007_card_images.ts';
import { staffOrders } from './0008_staff_orders.ts';
import { reviewPhotos } from './0009_review_photos.ts';
import { nicknameDoubles } from './0010_nickname_doubles.ts';
import { friendToldAt } from './0011_friend_told_at.ts';
import { memberDay } from './0012_member_day.ts';
import { seeded } from './0013_seeded.ts';
import { eventDays } from './0014_event_days.ts';
import { visits } from './0015_visits.ts';
import { bookmarkByMember } from './0016_bookmark_by_member.ts';
import { ratingCount } from './0017_rating_count.ts';
import { find } from './0018_find.ts';
import { findIndexes } from './0019_find_indexes.ts';
import { search } from './0020_search.ts';
import { secondFactor } from './0021_second_factor.ts';
import { sealedTexts } from './0022_sealed_texts.ts';
import { plainTexts } from './0023_plain_texts.ts';
import { searchTerms } from './0024_search_terms.ts';
import { clinicPrices } from './0025_clinic_prices.ts';
import { findBits } from './0026_find_bits.ts';
import { findBitsIndex } from './0027_find_bits_index.ts';
import { accessRecord } from './0028_access_record.ts';
import { messages } from './0029_messages.ts';
import { messageIndexes } from './0030_message_indexes.ts';
import { retention } from './0031_retention.ts';
import { retentionIndexes } from './0032_retention_indexes.ts';
import { firstPassword } from './0033_first_password.ts';
import { changeFeed } from './0034_change_feed.ts';
import { unlinking } from './0035_unlinking.ts';
import { consentByClinic } from './0036_consent_by_clinic.ts';
import { wishes } from './0037_wishes.ts';
import { proposals } from './0038_proposals.ts';
import { visitAnswer } from './0039_visit_answer.ts';
import { seats } from './0040_seats.ts';
import { unlinkToken } from './0041_unlink_token.ts';
import { calendarIndexes } from './0042_calendar_indexes.ts';
import { assignee, inboxIndexes } from './0043_inbox.ts';
import { asking } from './0044_asking.ts';
import { notices } from './0045_notices.ts';
import { laneIndexes } from './0046_lane_indexes.ts';
import { lineEvents } from './0047_line_events.ts';
import { scale } from './0048_scale.ts';
import { scaleIndexes } from './0049_scale_indexes.ts';
import { formerIndexes, newestIndexes } from './0050_newest_indexes.ts';
import { translation } from './0051_translation.ts';
import { email } from './0052_email.ts';
import { pushSubscription } from './0053_push_subscription.ts';
import { daySum } from './0054_day_sum.ts';
import { unsent, unsentIndexes } from './0055_unsent.ts';
import { messageKey, messageKeyIndexes } from './0056_message_key.ts';
import { answeredBy } from './0057_answered_by.ts';
import { reached } from './0058_reached.ts';
import { seededReasonIndexes, seededReasons } from './0059_seeded_reasons.ts';
import { bookingKey, bookingKeyIndexes } from './0060_booking_key.ts';
import { waiting } from './0061_waiting.ts';
import { linePush } from './0062_line_push.ts';
import { lateTextIndexes } from './0063_late_texts.ts';
import { reviewReport } from './0064_review_report.ts';
import { askedTimesIndexes } from './0065_asked_times.ts';
import { hiddenIndexes } from './0066_hidden_indexes.ts';
import { fillUnreadSince, unreadSince, unreadSinceIndexes } from './0067_unread_and_reasons.ts';
import { nameParts } from './0068_name_parts.ts';
import { readIndexes } from './0069_read_indexes.ts';
import { translatedReasons } from './0070_translated_reasons.ts';
import { strayedAt } from './0071_strayed_at.ts';
import { openCounselIndexes } from './0072_open_counsels.ts';
import { sealedPhotoIndexes, sealedPhotos } from './0073_sealed_photos.ts';
import { answerTransaction } from './0074_answer_transaction.ts';
import { staffAnswerTransaction } from './0075_staff_answer_transaction.ts';
import { reviewLanguageIndexes } from './0076_review_language.ts';
import { leftovers } from './0077_leftovers.ts';
import { waitingIndexes } from './0078_waiting_index.ts';
import { treatmentBit, treatmentBits } from './0079_treatment_bits.ts';
import type { Migration } from './migration.ts';

/**
 * Forward only: a released migration is never edited; the next one corrects a mistake. A migration on which an older
 * process cannot run rightly sets `compatibleFrom` (migration.ts).
 */
export const migrations: readonly Migration[] = [
  { name: '0001_directory', sql: directory },
  { name: '0002_members', sql: members },
  { name: '0003_sessions', sql: sessions },
  { name: '0004_uploads', sql: uploads },
  { name: '0005_console', sql: consoleTables },
  { name: '0006_content_uploads', sql: contentUploads },
  { name: '0007_card_images', sql: cardImages },
  { name: '0008_staff_orders', sql: staffOrders },
  { name: '0009_review_photos', sql: reviewPhotos },
  { name: '0010_nickname_doubles', sql: nicknameDoubles },
  { name: '0011_friend_told_at', sql: friendToldAt },
  { name: '0012_member_day', sql: memberDay },
  { name: '0013_seeded', sql: seeded },
  { name: '0014_event_days', sql: eventDays },
  { name: '0015_visits', sql: visits },
  { name: '0016_bookmark_by_member', indexes: bookmarkByMember },
  // An older process would write reviews without this count.
  { name: '0017_rating_count', sql: ratingCount, compatibleFrom: '0017_rating_count' },
  { name: '0018_find', sql: find },
  { name: '0019_find_indexes', indexes: findIndexes },
  { name: '0020_search', sql: search },
  { name: '0021_second_factor', sql: secondFactor },
  // An older process would show new texts as empty.
  { name: '0022_sealed_texts', sql: sealedTexts, compatibleFrom: '0022_sealed_texts' },
  { name: '0023_plain_texts', indexes: plainTexts },
  // No older process uses the renamed column.
  { name: '0024_search_terms', sql: searchTerms, compatibleFrom: '0020_search' },
  // An older process would write menus without their prices.
  { name: '0025_clinic_prices', sql: clinicPrices, compatibleFrom: '0025_clinic_prices' },
  { name: '0026_find_bits', sql: findBits, compatibleFrom: '0025_clinic_prices' },
  { name: '0027_find_bits_index', indexes: findBitsIndex },
  { name: '0028_access_record', sql: accessRecord },
  // An older process would delete the photos of messages as unused.
  { name: '0029_messages', sql: messages, compatibleFrom: '0029_messages' },
  { name: '0030_message_indexes', indexes: messageIndexes },
  { name: '0031_retention', sql: retention },
  { name: '0032_retention_indexes', indexes: retentionIndexes },
  { name: '0033_first_password', sql: firstPassword },
  { name: '0034_change_feed', sql: changeFeed },
  { name: '0035_unlinking', sql: unlinking },
  // An older process would take a consent to one clinic for a consent to all.
  {
    name: '0036_consent_by_clinic',
    sql: consentByClinic,
    compatibleFrom: '0036_consent_by_clinic',
  },
  { name: '0037_wishes', sql: wishes },
  { name: '0038_proposals', sql: proposals },
  { name: '0039_visit_answer', sql: visitAnswer },
  // An older process would confirm appointments without a seat.
  { name: '0040_seats', sql: seats, compatibleFrom: '0040_seats' },
  { name: '0041_unlink_token', sql: unlinkToken },
  { name: '0042_calendar_indexes', indexes: calendarIndexes },
  { name: '0043_inbox', columns: assignee, indexes: inboxIndexes },
  { name: '0044_asking', sql: asking },
  // An older process would send at night, and its console could not list the new channels.
  { name: '0045_notices', sql: notices, compatibleFrom: '0045_notices' },
  { name: '0046_lane_indexes', indexes: laneIndexes },
  { name: '0047_line_events', sql: lineEvents },
  // Only processes from before the feed of changes write `public_version`.
  { name: '0048_scale', sql: scale, compatibleFrom: '0034_change_feed' },
  { name: '0049_scale_indexes', indexes: scaleIndexes, dropped: ['upload_loose'] },
  { name: '0050_newest_indexes', indexes: newestIndexes, dropped: formerIndexes },
  { name: '0051_translation', sql: translation },
  { name: '0052_email', sql: email },
  { name: '0053_push_subscription', sql: pushSubscription },
  { name: '0054_day_sum', sql: daySum },
  { name: '0055_unsent', columns: unsent, indexes: unsentIndexes },
  { name: '0056_message_key', columns: messageKey, indexes: messageKeyIndexes },
  { name: '0057_answered_by', sql: answeredBy },
  { name: '0058_reached', sql: reached },
  {
    name: '0059_seeded_reasons',
    columns: seededReasons,
    indexes: seededReasonIndexes,
    dropped: ['counsel_change_plain'],
  },
  { name: '0060_booking_key', columns: bookingKey, indexes: bookingKeyIndexes },
  { name: '0061_waiting', sql: waiting },
  { name: '0062_line_push', sql: linePush },
  { name: '0063_late_texts', indexes: lateTextIndexes, dropped: ['counsel_old_text'] },
  { name: '0064_review_report', sql: reviewReport },
  {
    name: '0065_asked_times',
    indexes: askedTimesIndexes,
    dropped: ['counsel_arranging_of_clinic', 'counsel_arranging_of_all'],
  },
  { name: '0066_hidden_indexes', indexes: hiddenIndexes },
  {
    name: '0067_unread_and_reasons',
    columns: unreadSince,
    fill: fillUnreadSince,
    indexes: unreadSinceIndexes,
    dropped: [
      'counsel_inbox_of_clinic',
      'counsel_inbox_of_all',
      'counsel_to_arrange_of_clinic',
      'counsel_to_arrange_of_all',
    ],
  },
  { name: '0068_name_parts', sql: nameParts },
  { name: '0069_read_indexes', indexes: readIndexes, dropped: ['clinic_by_position'] },
  { name: '0070_translated_reasons', sql: translatedReasons },
  { name: '0071_strayed_at', sql: strayedAt },
  { name: '0072_open_counsels', indexes: openCounselIndexes },
  // An older process would send the encrypted bytes of photos.
  {
    name: '0073_sealed_photos',
    columns: sealedPhotos,
    indexes: sealedPhotoIndexes,
    compatibleFrom: '0073_sealed_photos',
  },
  { name: '0074_answer_transaction', sql: answerTransaction },
  { name: '0075_staff_answer_transaction', sql: staffAnswerTransaction },
  { name: '0076_review_language', indexes: reviewLanguageIndexes },
  { name: '0077_leftovers', sql: leftovers, compatibleFrom: '0061_waiting' },
  // No query uses the last two of these indexes.
  {
    name: '0078_waiting_index',
    indexes: waitingIndexes,
    dropped: ['outbox_lane', 'outbox_due', 'counsel_inbox', 'session_family_by_end'],
  },
  { name: '0079_treatment_bits', sql: treatmentBit },
  {
    name: '0080_clinic_bits',
    ...treatmentBits(
      'clinic',
      `(district_id, station_id, language_bits, rating_tenths, fact_bits)
        include (id, latitude, longitude, prices, treatment_bits)`,
    ),
  },
  {
    name: '0081_doctor_bits',
    ...treatmentBits(
      'doctor',
      '(clinic_id) include (id, rating_sum, rating_count, treatment_bits)',
    ),
  },
  {
    name: '0082_event_bits',
    ...treatmentBits(
      'event',
      `(clinic_id)
        include (id, price, starts_on, ends_on, rating_sum, rating_count, treatment_bits)`,
    ),
  },
  {
    name: '0083_review_bits',
    ...treatmentBits('review', '(clinic_id) include (id, rating, treatment_bits)'),
  },
];
