import { bookmarkEndpoints } from './bookmark.ts';
import { calendarFileEndpoints } from './calendarFile.ts';
import { clinicEndpoints } from './clinic.ts';
import { consentEndpoints } from './consent.ts';
import { counselEndpoints } from './counsel.ts';
import { demoStaffEndpoints } from './demoStaff.ts';
import { doctorEndpoints } from './doctor.ts';
import { emailEndpoints } from './email.ts';
import { eventEndpoints } from './event.ts';
import { lineReadingEndpoints } from './lineReading.ts';
import { liveEndpoints } from './live.ts';
import { memberEndpoints } from './member.ts';
import { messageEndpoints } from './message.ts';
import { noticeEndpoints } from './notice.ts';
import { placeEndpoints } from './place.ts';
import { proposalEndpoints } from './proposal.ts';
import { rescheduleEndpoints } from './reschedule.ts';
import { reviewEndpoints } from './review.ts';
import { searchEndpoints } from './search.ts';
import { sessionEndpoints } from './session.ts';
import { staffEndpoints } from './staff/staff.ts';
import { staffAssigneeEndpoints } from './staff/staffAssignee.ts';
import { staffAuditEndpoints } from './staff/staffAudit.ts';
import { staffCalendarEndpoints } from './staff/staffCalendar.ts';
import { staffClinicEndpoints } from './staff/staffClinic.ts';
import { staffConsultingEndpoints } from './staff/staffConsulting.ts';
import { staffCounselEndpoints } from './staff/staffCounsel.ts';
import { staffDoctorEndpoints } from './staff/staffDoctor.ts';
import { staffEventEndpoints } from './staff/staffEvent.ts';
import { staffMemberEndpoints } from './staff/staffMember.ts';
import { staffMessageEndpoints } from './staff/staffMessage.ts';
import { staffNoticeEndpoints } from './staff/staffNotice.ts';
import { staffOverviewEndpoints } from './staff/staffOverview.ts';
import { staffPasskeyEndpoints } from './staff/staffPasskey.ts';
import { staffPeopleEndpoints } from './staff/staffPeople.ts';
import { staffProposalEndpoints } from './staff/staffProposal.ts';
import { staffRetentionEndpoints } from './staff/staffRetention.ts';
import { staffReviewEndpoints } from './staff/staffReview.ts';
import { staffSearchEndpoints } from './staff/staffSearch.ts';
import { staffSecondFactorEndpoints } from './staff/staffSecondFactor.ts';
import { staffSessionEndpoints } from './staff/staffSession.ts';
import { staffTemplateEndpoints } from './staff/staffTemplate.ts';
import { taxonomyEndpoints } from './taxonomy.ts';
import { translationEndpoints } from './translation.ts';
import { uploadEndpoints } from './upload.ts';

/** All calls of the API by method and path. */
export const api = {
  ...taxonomyEndpoints,
  ...placeEndpoints,
  ...clinicEndpoints,
  ...doctorEndpoints,
  ...eventEndpoints,
  ...reviewEndpoints,
  ...searchEndpoints,
  ...sessionEndpoints,
  ...memberEndpoints,
  ...consentEndpoints,
  ...lineReadingEndpoints,
  ...bookmarkEndpoints,
  ...counselEndpoints,
  ...messageEndpoints,
  ...noticeEndpoints,
  ...emailEndpoints,
  ...translationEndpoints,
  ...liveEndpoints,
  ...proposalEndpoints,
  ...rescheduleEndpoints,
  ...calendarFileEndpoints,
  ...uploadEndpoints,
  ...staffEndpoints,
  ...staffSecondFactorEndpoints,
  ...staffPasskeyEndpoints,
  ...staffSessionEndpoints,
  ...staffCounselEndpoints,
  ...staffAssigneeEndpoints,
  ...staffMessageEndpoints,
  ...staffProposalEndpoints,
  ...staffTemplateEndpoints,
  ...staffConsultingEndpoints,
  ...staffCalendarEndpoints,
  ...staffClinicEndpoints,
  ...staffDoctorEndpoints,
  ...staffEventEndpoints,
  ...staffReviewEndpoints,
  ...staffOverviewEndpoints,
  ...staffPeopleEndpoints,
  ...staffMemberEndpoints,
  ...staffAuditEndpoints,
  ...staffNoticeEndpoints,
  ...staffSearchEndpoints,
  ...staffRetentionEndpoints,
  ...demoStaffEndpoints,
};

export type Api = typeof api;
export type ApiKey = keyof Api;
