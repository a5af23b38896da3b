import type { Staff } from '../../contract/staff.ts';
import type { StaffClinic } from '../../contract/staffClinic.ts';
import type { StaffCounsel } from '../../contract/staffCounsel.ts';
import type { StaffDoctor } from '../../contract/staffDoctor.ts';
import type { StaffEvent } from '../../contract/staffEvent.ts';
import { mockEndpoint } from './mockEndpoint.ts';

export const operator: Staff = {
  id: '01900000-0000-7000-8000-0000000000f1',
  user_id: 'operator',
  role: 'OPERATOR',
  clinic_id: null,
  clinic: null,
};

export const clinicStaff: Staff = {
  id: '01900000-0000-7000-8000-0000000000f2',
  user_id: 'clinic.one',
  role: 'CLINIC',
  clinic_id: '01900000-0000-7000-8000-000000000002',
  clinic: {
    id: '01900000-0000-7000-8000-000000000002',
    name: '모아피부과의원',
    nameJa: 'モア皮膚科',
  },
};

/** This browser holds a session of that member of staff from now on. */
export function signIn(staff: Staff = operator): Staff {
  mockEndpoint('GET /auth/my-info', { data: staff });
  return staff;
}

/** A counsel that waits, as its detail shows it. */
export const sampleStaffCounsel = (changes: Partial<StaffCounsel> = {}): StaffCounsel => ({
  id: '01900000-0000-7000-8000-0000000000c1',
  code: 'AB12CD',
  state: 'AWAITING_CLINIC_CONFIRMATION',
  version: 1,
  created_at: '2026-11-01T03:00:00.000Z',
  updated_at: '2026-11-01T03:00:00.000Z',
  clinic: {
    id: '01900000-0000-7000-8000-000000000002',
    name: '모아피부과의원',
    nameJa: 'モア皮膚科',
  },
  sourceType: 'DOCTOR',
  language: 'ja',
  consultationAt: null,
  treatmentAt: null,
  content: '鼻の相談をしたいです',
  source: { id: '01900000-0000-7000-8000-000000000003', name: '김하늘', nameJa: null },
  member: { id: '01900000-0000-7000-8000-000000000005', nickname: '나비' },
  note: '',
  moves: [
    { to: 'CLINIC_CONFIRMED', needsAppointment: false, needsReason: false },
    { to: 'CONSULTATION_COMPLETE', needsAppointment: false, needsReason: true },
    { to: 'CANCELED', needsAppointment: false, needsReason: true },
  ],
  history: [
    {
      from: null,
      to: 'AWAITING_CLINIC_CONFIRMATION',
      at: '2026-11-01T03:00:00.000Z',
      by: 'member',
      staff: null,
      reason: null,
    },
  ],
  ...changes,
});

/** The inbox, and the one counsel in it: it follows what is done to it as the server would. */
export function serveCounsel(start: StaffCounsel) {
  let counsel = start;
  const asked = mockEndpoint('GET /staff/counsels', () => ({ data: [counsel], total: 1 }));
  const read = mockEndpoint('GET /staff/counsels/:id', () => ({ data: counsel }));
  const changed = mockEndpoint('PATCH /staff/counsels/:id', ({ body }) => {
    const { state = counsel.state, note = counsel.note } = body;
    counsel = { ...counsel, state, note, version: counsel.version + 1 };
    return { data: counsel };
  });
  const become = (changes: Partial<StaffCounsel>) => {
    counsel = { ...counsel, ...changes };
  };
  return { asked, read, changed, become };
}

export const sampleStaffClinic = (changes: Partial<StaffClinic> = {}): StaffClinic => ({
  id: '01900000-0000-7000-8000-000000000002',
  status: 'DRAFT',
  version: 3,
  updated_at: '2026-11-01T03:00:00.000Z',
  name: '모아피부과의원',
  nameJa: null,
  description: '피부를 봐요',
  descriptionJa: null,
  address: null,
  roadAddress: '서울특별시 강남구 언주로 1',
  detailAddress: '2층',
  bannerImage: { url: '/files/banner.webp', width: 640, height: 360, widths: [360, 640] },
  profileImage: null,
  introductionImages: [],
  specialties: [
    { id: 'dermatology', name: '피부과', nameJa: '皮膚科' },
    { id: 'plastic-surgery', name: '성형외과', nameJa: '美容外科' },
  ],
  treatments: [],
  missing: [],
  history: [
    { at: '2026-11-01T03:00:00.000Z', by: 'operator', action: 'changed', fields: ['name'] },
  ],
  ...changes,
});

/** An editor of that clinic, which the server keeps. */
export function serveClinic(start = sampleStaffClinic()) {
  let clinic = start;
  mockEndpoint('GET /public/specialties', { data: clinic.specialties });
  mockEndpoint('GET /public/treatments', { data: [] });
  mockEndpoint('GET /staff/clinics', () => ({ data: [clinic], total: 1 }));
  mockEndpoint('GET /staff/clinics/:id', () => ({ data: clinic }));
  const changed = mockEndpoint('PATCH /staff/clinics/:id', ({ body }) => {
    const { name = clinic.name, nameJa = clinic.nameJa } = body;
    clinic = { ...clinic, name, nameJa, version: clinic.version + 1 };
    return { data: clinic };
  });
  const published = mockEndpoint('POST /staff/clinics/:id/publish', ({ body }) => {
    clinic = { ...clinic, status: body.status, version: clinic.version + 1 };
    return { data: clinic };
  });
  const become = (changes: Partial<StaffClinic>) => {
    clinic = { ...clinic, ...changes };
  };
  return { clinic, changed, published, become };
}

/** Two doctors, not in their order, and an event, all of them published. */
export function serveShownOfClinic() {
  const { id, name, nameJa, version, updated_at, history, missing } = sampleStaffClinic();
  const common = { version, updated_at, history, missing, status: 'PUBLISHED' } as const;
  const clinic = { id, name, nameJa };
  const doctor = (position: number, named: string): StaffDoctor => ({
    ...common,
    ...{ id: `01900000-0000-7000-8000-00000000000${position}`, name: named, nameJa: null, clinic },
    ...{ description: null, descriptionJa: null, profileImage: null, position },
    ...{ specialties: [], treatments: [] },
  });
  const doctors = [doctor(2, '둘째'), doctor(1, '첫째')];
  const event: StaffEvent = {
    ...common,
    ...{ id: '01900000-0000-7000-8000-0000000000e1', title: '봄 이벤트', titleJa: null, clinic },
    ...{ content: null, contentJa: null, cardImage: null, mainImage: null, detailImages: [] },
    ...{ price: 90_000, startsOn: null, endsOn: null, sideEffects: null, sideEffectsJa: null },
    treatments: [],
  };
  mockEndpoint('GET /staff/doctors/:id', ({ params }) => ({
    data: doctors.find((one) => one.id === params.id) ?? doctor(3, '아무도'),
  }));
  mockEndpoint('GET /staff/events/:id', { data: event });
  return {
    doctors: mockEndpoint('GET /staff/doctors', { data: doctors, total: 2 }),
    events: mockEndpoint('GET /staff/events', { data: [event], total: 1 }),
  };
}
