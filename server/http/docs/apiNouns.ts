import { bookmarkEndpoints } from '../../../contract/bookmark.ts';
import { calendarFileEndpoints } from '../../../contract/calendarFile.ts';
import { clinicEndpoints } from '../../../contract/clinic.ts';
import { consentEndpoints } from '../../../contract/consent.ts';
import { counselEndpoints } from '../../../contract/counsel.ts';
import { demoStaffEndpoints } from '../../../contract/demoStaff.ts';
import { doctorEndpoints } from '../../../contract/doctor.ts';
import { emailEndpoints } from '../../../contract/email.ts';
import type { Endpoints } from '../../../contract/endpoint.ts';
import { eventEndpoints } from '../../../contract/event.ts';
import { lineReadingEndpoints } from '../../../contract/lineReading.ts';
import { liveEndpoints } from '../../../contract/live.ts';
import { memberEndpoints } from '../../../contract/member.ts';
import { messageEndpoints } from '../../../contract/message.ts';
import { noticeEndpoints } from '../../../contract/notice.ts';
import { placeEndpoints } from '../../../contract/place.ts';
import { proposalEndpoints } from '../../../contract/proposal.ts';
import { rescheduleEndpoints } from '../../../contract/reschedule.ts';
import { reviewEndpoints } from '../../../contract/review.ts';
import { searchEndpoints } from '../../../contract/search.ts';
import { sessionEndpoints } from '../../../contract/session.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { staffAssigneeEndpoints } from '../../../contract/staff/staffAssignee.ts';
import { staffAuditEndpoints } from '../../../contract/staff/staffAudit.ts';
import { staffCalendarEndpoints } from '../../../contract/staff/staffCalendar.ts';
import { staffClinicEndpoints } from '../../../contract/staff/staffClinic.ts';
import { staffConsultingEndpoints } from '../../../contract/staff/staffConsulting.ts';
import { staffCounselEndpoints } from '../../../contract/staff/staffCounsel.ts';
import { staffDoctorEndpoints } from '../../../contract/staff/staffDoctor.ts';
import { staffEventEndpoints } from '../../../contract/staff/staffEvent.ts';
import { staffMemberEndpoints } from '../../../contract/staff/staffMember.ts';
import { staffMessageEndpoints } from '../../../contract/staff/staffMessage.ts';
import { staffNoticeEndpoints } from '../../../contract/staff/staffNotice.ts';
import { staffOverviewEndpoints } from '../../../contract/staff/staffOverview.ts';
import { staffPasskeyEndpoints } from '../../../contract/staff/staffPasskey.ts';
import { staffPeopleEndpoints } from '../../../contract/staff/staffPeople.ts';
import { staffProposalEndpoints } from '../../../contract/staff/staffProposal.ts';
import { staffRetentionEndpoints } from '../../../contract/staff/staffRetention.ts';
import { staffReviewEndpoints } from '../../../contract/staff/staffReview.ts';
import { staffSearchEndpoints } from '../../../contract/staff/staffSearch.ts';
import { staffSecondFactorEndpoints } from '../../../contract/staff/staffSecondFactor.ts';
import { staffSessionEndpoints } from '../../../contract/staff/staffSession.ts';
import { staffTemplateEndpoints } from '../../../contract/staff/staffTemplate.ts';
import { taxonomyEndpoints } from '../../../contract/taxonomy.ts';
import { translationEndpoints } from '../../../contract/translation.ts';
import { uploadEndpoints } from '../../../contract/upload.ts';

export type ApiNouns = Readonly<Record<string, Endpoints>>;

/** The calls of a real installation by noun, in reading order. */
export const realNouns: ApiNouns = {
  taxonomy: taxonomyEndpoints,
  place: placeEndpoints,
  clinic: clinicEndpoints,
  doctor: doctorEndpoints,
  event: eventEndpoints,
  review: reviewEndpoints,
  search: searchEndpoints,
  session: sessionEndpoints,
  member: memberEndpoints,
  consent: consentEndpoints,
  lineReading: lineReadingEndpoints,
  bookmark: bookmarkEndpoints,
  counsel: counselEndpoints,
  message: messageEndpoints,
  notice: noticeEndpoints,
  email: emailEndpoints,
  translation: translationEndpoints,
  live: liveEndpoints,
  proposal: proposalEndpoints,
  reschedule: rescheduleEndpoints,
  calendarFile: calendarFileEndpoints,
  upload: uploadEndpoints,
  staff: staffEndpoints,
  staffSecondFactor: staffSecondFactorEndpoints,
  staffPasskey: staffPasskeyEndpoints,
  staffSession: staffSessionEndpoints,
  staffCounsel: staffCounselEndpoints,
  staffAssignee: staffAssigneeEndpoints,
  staffMessage: staffMessageEndpoints,
  staffProposal: staffProposalEndpoints,
  staffTemplate: staffTemplateEndpoints,
  staffConsulting: staffConsultingEndpoints,
  staffCalendar: staffCalendarEndpoints,
  staffClinic: staffClinicEndpoints,
  staffDoctor: staffDoctorEndpoints,
  staffEvent: staffEventEndpoints,
  staffReview: staffReviewEndpoints,
  staffOverview: staffOverviewEndpoints,
  staffPeople: staffPeopleEndpoints,
  staffMember: staffMemberEndpoints,
  staffAudit: staffAuditEndpoints,
  staffNotice: staffNoticeEndpoints,
  staffSearch: staffSearchEndpoints,
  staffRetention: staffRetentionEndpoints,
};

/** All calls, with those of the demonstration. */
export const apiNouns: ApiNouns = { ...realNouns, demoStaff: demoStaffEndpoints };
