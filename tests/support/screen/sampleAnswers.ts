import type { Clinic } from '../../../contract/clinic.ts';
import type { ClinicBrief } from '../../../contract/clinicBrief.ts';
import type { Doctor } from '../../../contract/doctor.ts';
import type { Event } from '../../../contract/event.ts';
import type { LineReading } from '../../../contract/lineReading.ts';
import type { Member } from '../../../contract/member.ts';
import type { Review } from '../../../contract/review.ts';

/** Records as the server answers them. A test names only the fields that matter to it. */

export const sampleReview = (changes: Partial<Review> = {}): Review => ({
  id: '01900000-0000-7000-8000-000000000001',
  title: '자연스럽게 잘 되었어요',
  rating: 5,
  content: '상담부터 친절했습니다.',
  created_at: '2026-11-01T03:00:00.000Z',
  edited: false,
  language: 'ko',
  visitConfirmed: true,
  treatments: [],
  beforePhotos: [],
  afterPhotos: [],
  doctors: [],
  ...changes,
});

export const sampleClinic = (changes: Partial<Clinic> = {}): Clinic => ({
  id: '01900000-0000-7000-8000-000000000002',
  name: '모아피부과의원',
  averageRating: 4.8,
  reviewCount: 12,
  specialties: [],
  introductionImages: [],
  doctors: [],
  events: [],
  ...changes,
});

export const sampleDoctor = (changes: Partial<Doctor> = {}): Doctor => ({
  id: '01900000-0000-7000-8000-000000000003',
  name: '김하늘',
  averageRating: 4,
  reviewCount: 0,
  specialties: [],
  ...changes,
});

export const sampleEvent = (changes: Partial<Event> = {}): Event => ({
  id: '01900000-0000-7000-8000-000000000004',
  title: '가을 리프팅',
  averageRating: 4.5,
  reviewCount: 0,
  treatments: [],
  detailImages: [],
  ...changes,
});

/** A clinic as doctors, events and reviews name it. */
export const briefClinic = (changes: Partial<ClinicBrief> = {}): ClinicBrief => ({
  id: '01900000-0000-7000-8000-000000000002',
  name: '모아피부과의원',
  roadAddress: '서울특별시 강남구 언주로 1',
  detailAddress: '2층',
  ...changes,
});

export const sampleMember = (changes: Partial<Member> = {}): Member => ({
  id: '01900000-0000-7000-8000-000000000005',
  nickname: '나비',
  token: { id: '01900000-0000-7000-8000-000000000005', type: 'MEMBER' },
  language: 'ko',
  created_at: '2026-10-01T03:00:00.000Z',
  consents: [],
  ...changes,
});

/** Of a member who did not log in with LINE. */
export const lineReading = (changes: Partial<LineReading> = {}): LineReading => ({
  isOffered: false,
  isBlocked: false,
  isFriend: false,
  agreed: null,
  ...changes,
});

/** Where a person is logged in; the first one is the browser of the page. */
export const sampleSession = (n: number, system: string | null) => ({
  id: `01900000-0000-7000-8000-00000000005${n}`,
  system,
  isThis: n === 1,
  browser: system && 'Chrome',
  created_at: '2026-11-22T03:00:00.000Z',
  used_at: '2026-11-22T03:00:00.000Z',
});
