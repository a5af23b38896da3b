import type { ApiKey } from '../../../contract/api.ts';
import { ClinicForm } from '../../../contract/staff/staffClinic.ts';
import { DoctorForm } from '../../../contract/staff/staffDoctor.ts';
import { EventForm } from '../../../contract/staff/staffEvent.ts';
import { blankRecord } from '../fixtures/blankRecord.ts';
import type { Ids, Row } from './authorisationMatrix.ts';

/**
 * The calls of the console. To an operator every record is their own; to the staff of a clinic, those of
 * another clinic look like ones that do not exist.
 */
const call = (ask: ReturnType<Row['ask']> = {}, answer = 200): Row => ({
  ask: () => ask,
  answers: { own: answer },
});
const about = (ask: Row['ask'], answer = 200): Row => ({
  ask,
  answers: { own: answer, foreign: answer, missing: 404 },
  clinicAnswers: { own: answer, foreign: 404, missing: 404 },
});
/** Calls for operators only. */
const forOperators = (row: Row): Row => ({
  ...row,
  clinicAnswers: Object.fromEntries(Object.keys(row.answers).map((ownership) => [ownership, 403])),
});
/** Calls for staff of a clinic only. */
const forClinics = (row: Row): Row => ({
  ...row,
  clinicAnswers: row.clinicAnswers ?? row.answers,
  answers: Object.fromEntries(Object.keys(row.answers).map((ownership) => [ownership, 403])),
});
const byId = (noun: keyof Ids, body?: unknown, answer = 200): Row =>
  about((ids) => ({ params: { id: ids[noun] }, ...(body !== undefined && { body }) }), answer);

const form = { name: '새 이름' };
const clinicForm = blankRecord(ClinicForm, form);
const doctorForm = (clinicId: string) =>
  blankRecord(DoctorForm, { ...form, clinicId, position: 0 });
const eventForm = (clinicId: string) => blankRecord(EventForm, { clinicId, title: '새 이벤트' });
const draft = { version: 1, status: 'DRAFT' };
const STALE = 999;
/** A treatment that does not exist. */
const aliasForm = { term: '새말', language: 'ko', kind: 'TREATMENT', targetId: 'none' };
const templateForm = { name: '주차', text: '주차장이 있어요', textJa: '' };
const NO_TEMPLATE = '01900000-0000-7000-8000-00000000e11a';
const NO_ALIAS = '01900000-0000-7000-8000-00000000a11a';

export type StaffKey = Extract<ApiKey, `${string} /staff/${string}` | 'GET /public/demo-staff'>;

export const STAFF_AUTHORISATION: Record<StaffKey, Row> = {
  'GET /staff/news': forClinics(call()),
  'GET /staff/live': forClinics(call()),
  'GET /staff/counsels': call(),
  'GET /staff/counsel-counts': call(),
  // The answer says for each counsel whether it was moved.
  'POST /staff/counsels/changes': {
    ask: (ids) => ({
      body: { changes: [{ id: ids.counsel, version: STALE, state: 'CLINIC_CONFIRMED' }] },
    }),
    answers: { own: 200, foreign: 200, missing: 200 },
  },
  'GET /staff/counsels/:id': byId('counsel'),
  'PUT /staff/counsels/:id/assignee': byId('counsel', { staffId: null }),
  'PATCH /staff/counsels/:id': byId('counsel', { version: STALE, note: '' }, 409),
  'GET /staff/counsels/:id/messages': about((ids) => ({
    params: { id: ids.counsel },
    query: 'reason=QUESTION',
  })),
  'GET /staff/counsels/:id/translation': about((ids) => ({
    params: { id: ids.counsel },
    query: 'language=ko&reason=QUESTION',
  })),
  'POST /staff/counsels/:id/messages': forClinics(byId('counsel', { text: '안녕하세요' })),
  'POST /staff/counsels/:id/read': forClinics(byId('counsel', { until: 1 })),
  'POST /staff/counsels/:id/proposals': byId(
    'counsel',
    { version: STALE, times: ['2026-12-10T05:00:00.000Z'] },
    409,
  ),
  'DELETE /staff/counsels/:id/proposals': about(
    (ids) => ({ params: { id: ids.counsel }, query: `version=${STALE}` }),
    409,
  ),
  'POST /staff/counsels/:id/visit': byId('counsel', { version: STALE, code: '000000' }, 409),
  'GET /staff/templates': forClinics(call()),
  'POST /staff/templates': forClinics(call({ body: templateForm })),
  // No template has this id.
  'PATCH /staff/templates/:id': forClinics(
    call({ params: { id: NO_TEMPLATE }, body: { ...templateForm, version: 1 } }, 404),
  ),
  'DELETE /staff/templates/:id': forClinics(
    call({ params: { id: NO_TEMPLATE }, query: 'version=1' }, 404),
  ),
  'GET /staff/clinics/:id/colleagues': byId('clinic'),
  'GET /staff/clinics/:id/consulting': byId('clinic'),
  'PATCH /staff/clinics/:id/consulting': byId(
    'clinic',
    { version: STALE, hours: null, seats: 1, minutes: 30 },
    409,
  ),
  'GET /staff/clinics/:id/slots': about((ids) => ({
    params: { id: ids.clinic },
    query: 'from=2026-12-10',
  })),
  'GET /staff/clinics/:id/calendar': about((ids) => ({
    params: { id: ids.clinic },
    query: 'from=2026-12-10&days=7',
  })),
  'GET /staff/clinics': call(),
  'GET /staff/clinics/:id': byId('clinic'),
  'GET /staff/clinics/:id/open-counsels': forOperators({
    ...byId('clinic'),
    answers: { own: 200, foreign: 200, missing: 200 },
  }),
  'POST /staff/clinics': forOperators(call({ body: clinicForm })),
  'PATCH /staff/clinics/:id': byId('clinic', { ...form, version: 1 }),
  'POST /staff/clinics/:id/publish': forOperators(
    byId('clinic', { ...draft, version: STALE }, 409),
  ),
  'GET /staff/doctors': call(),
  'GET /staff/doctors/:id': byId('doctor'),
  'POST /staff/doctors': about((ids) => ({ body: doctorForm(ids.clinic) })),
  'PATCH /staff/doctors/:id': byId('doctor', { ...form, version: 1 }),
  'POST /staff/doctors/:id/publish': byId('doctor', draft),
  'GET /staff/events': call(),
  'GET /staff/events/:id': byId('event'),
  'POST /staff/events': about((ids) => ({ body: eventForm(ids.clinic) })),
  'PATCH /staff/events/:id': byId('event', { titleJa: '', version: STALE }, 409),
  'POST /staff/events/:id/publish': byId('event', draft),
  'GET /staff/reviews': call(),
  'GET /staff/reviews/:id': byId('review'),
  'PATCH /staff/reviews/:id': forOperators(
    byId('review', { action: 'blind', reason: '신고', version: 1 }),
  ),
  'GET /staff/overview': call({ query: 'from=2026-11-01&to=2026-11-30' }),
  'GET /staff/overview/export': call({ query: 'from=2026-11-01&to=2026-11-30&table=counsels' }),
  'GET /staff/people': forOperators(call()),
  // A clinic's account needs its clinic.
  'POST /staff/people': forOperators(
    call(
      { body: { user_id: 'new', password: '0'.repeat(64), role: 'CLINIC', clinic_id: null } },
      400,
    ),
  ),
  'PATCH /staff/people/:id': forOperators({
    ask: (ids) => ({ params: { id: ids.member }, body: { active: false } }),
    answers: { own: 404, foreign: 404 },
  }),
  'POST /staff/people/:id/factor-reset': forOperators({
    ask: (ids) => ({ params: { id: ids.member } }),
    answers: { own: 404, foreign: 404 },
  }),
  'GET /staff/members': forOperators(call()),
  'DELETE /staff/members/:id/sessions': forOperators(byId('member')),
  'POST /staff/members/:id/erase': forOperators(byId('member', { reason: 'REQUEST' })),
  'GET /public/demo-staff': call(),
  'GET /staff/audit': forOperators(call()),
  'GET /staff/audit/check': forOperators(call()),
  'GET /staff/audit/export': forOperators(call({ query: 'reason=REVIEW' })),
  'GET /staff/outbox': call(),
  'GET /staff/retention': forOperators(call()),
  'GET /staff/retention/:id': forOperators(call({ params: { id: 'note' }, query: 'period=12' })),
  'PATCH /staff/retention/:id': forOperators(
    call({ params: { id: 'note' }, body: { period: 12, version: STALE } }, 409),
  ),
  'GET /staff/search-terms': forOperators(call()),
  'PATCH /staff/search-terms': forOperators(
    call({ body: { term: '처음 듣는 말', isHidden: true } }, 404),
  ),
  'GET /staff/search-meanings': forOperators(call()),
  'GET /staff/search-aliases': forOperators(call()),
  'POST /staff/search-aliases': forOperators(call({ body: aliasForm }, 404)),
  'PATCH /staff/search-aliases/:id': forOperators(
    call({ params: { id: NO_ALIAS }, body: aliasForm }, 404),
  ),
  'DELETE /staff/search-aliases/:id': forOperators(call({ params: { id: NO_ALIAS } }, 404)),
};

/** Every other call of the console writes an entry into the access record. These show and change nothing of a person. */
export const NOT_RECORDED: readonly StaffKey[] = [
  // Numbers and ids; the outbox also has codes of counsels and fixed sentences.
  'GET /staff/outbox',
  'GET /staff/news',
  'GET /staff/live',
  'GET /staff/counsel-counts',
  'GET /staff/clinics/:id/open-counsels',
  'GET /staff/clinics/:id/slots',
  'GET /staff/overview',
  'GET /staff/retention',
  'GET /staff/retention/:id',
  'POST /staff/counsels/:id/read',
  // Contents, settings and words that name no member.
  'GET /staff/templates',
  'GET /staff/clinics/:id/consulting',
  'GET /staff/clinics',
  'GET /staff/clinics/:id',
  'GET /staff/doctors',
  'GET /staff/doctors/:id',
  'GET /staff/events',
  'GET /staff/events/:id',
  'GET /staff/search-terms',
  'GET /staff/search-meanings',
  'GET /staff/search-aliases',
  // Accounts of staff.
  'GET /staff/clinics/:id/colleagues',
  'GET /staff/people',
  'GET /public/demo-staff',
];

/** Here they are refused, or find nothing to show or change. Tests of their own check the entry. */
export const RECORDED_ELSEWHERE: readonly StaffKey[] = [
  'POST /staff/counsels/changes',
  'PATCH /staff/counsels/:id',
  'GET /staff/counsels/:id/messages',
  'GET /staff/counsels/:id/translation',
  'POST /staff/counsels/:id/proposals',
  'DELETE /staff/counsels/:id/proposals',
  'POST /staff/counsels/:id/visit',
  'PATCH /staff/templates/:id',
  'DELETE /staff/templates/:id',
  'PATCH /staff/clinics/:id/consulting',
  'POST /staff/clinics/:id/publish',
  'PATCH /staff/events/:id',
  'POST /staff/people',
  'PATCH /staff/people/:id',
  'POST /staff/people/:id/factor-reset',
  'PATCH /staff/retention/:id',
  'PATCH /staff/search-terms',
  'POST /staff/search-aliases',
  'PATCH /staff/search-aliases/:id',
  'DELETE /staff/search-aliases/:id',
];
