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
import { reportEndpoints } from './report.ts';
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
import { staffVisitEndpoints } from './staff/staffVisit.ts';
import { taxonomyEndpoints } from './taxonomy.ts';
import { translationEndpoints } from './translation.ts';
import { uploadEndpoints } from './upload.ts';

/** The calls of a real installation by noun, in the order of the API's documentation. */
export const realNouns = {
  taxonomy: taxonomyEndpoints,
  place: placeEndpoints,
  clinic: clinicEndpoints,
  doctor: doctorEndpoints,
  event: eventEndpoints,
  review: reviewEndpoints,
  report: reportEndpoints,
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
  staffVisit: staffVisitEndpoints,
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

/** All calls by noun, with those of the demonstration. */
export const nouns = { ...realNouns, demoStaff: demoStaffEndpoints };

/** All calls by method and path. */
export const api = {
  ...nouns.taxonomy,
  ...nouns.place,
  ...nouns.clinic,
  ...nouns.doctor,
  ...nouns.event,
  ...nouns.review,
  ...nouns.report,
  ...nouns.search,
  ...nouns.session,
  ...nouns.member,
  ...nouns.consent,
  ...nouns.lineReading,
  ...nouns.bookmark,
  ...nouns.counsel,
  ...nouns.message,
  ...nouns.notice,
  ...nouns.email,
  ...nouns.translation,
  ...nouns.live,
  ...nouns.proposal,
  ...nouns.reschedule,
  ...nouns.calendarFile,
  ...nouns.upload,
  ...nouns.staff,
  ...nouns.staffSecondFactor,
  ...nouns.staffPasskey,
  ...nouns.staffSession,
  ...nouns.staffCounsel,
  ...nouns.staffAssignee,
  ...nouns.staffMessage,
  ...nouns.staffProposal,
  ...nouns.staffVisit,
  ...nouns.staffTemplate,
  ...nouns.staffConsulting,
  ...nouns.staffCalendar,
  ...nouns.staffClinic,
  ...nouns.staffDoctor,
  ...nouns.staffEvent,
  ...nouns.staffReview,
  ...nouns.staffOverview,
  ...nouns.staffPeople,
  ...nouns.staffMember,
  ...nouns.staffAudit,
  ...nouns.staffNotice,
  ...nouns.staffSearch,
  ...nouns.staffRetention,
  ...nouns.demoStaff,
};

export type Api = typeof api;
export type ApiKey = keyof Api;
