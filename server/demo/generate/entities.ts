import type { SourceType } from '../../../contract/counsel.ts';
import type { CounselState } from '../../../contract/plain/counselCourse.ts';
import type { Language } from '../../../contract/plain/language.ts';
import type { ReportReason } from '../../../contract/report.ts';
import type { Image } from '../../../contract/shape.ts';
import type { StaffClinic } from '../../../contract/staff/staffClinic.ts';
import type { StaffDoctor } from '../../../contract/staff/staffDoctor.ts';
import type { StaffEvent } from '../../../contract/staff/staffEvent.ts';
import type { VisitAnswer } from '../../../contract/visitAnswer.ts';
import type { Wishes } from '../../../contract/wishes.ts';
import type { TreatmentTerm } from '../../db/seed/taxonomy.ts';
import type { Place } from '../data/places.ts';
import type { Rating } from '../data/reviewShape.ts';
/** Records of the generators, before they become rows. Times are milliseconds. */

export type Bilingual = Readonly<Record<Language, string>>;

/** The fields that staff write, as in the contract; generators have the terms by id or with their texts. */
type Typed<Content extends StaffClinic | StaffDoctor | StaffEvent> = Omit<
  Content,
  | 'status'
  | 'version'
  | 'updated_at'
  | 'missing'
  | 'history'
  | 'clinic'
  | 'specialties'
  | 'treatments'
>;

export interface SeedClinic extends Typed<StaffClinic> {
  createdAt: number;
  /** Its main specialty. */
  specialty: string;
  place: Place;
  specialties: readonly string[];
  treatments: readonly TreatmentTerm[];
}

export interface SeedDoctor extends Typed<StaffDoctor> {
  createdAt: number;
  /** Missing when the doctor has left. */
  clinicId: string | null;
  specialties: readonly string[];
  treatments: readonly TreatmentTerm[];
}

export interface SeedEvent extends Typed<StaffEvent> {
  createdAt: number;
  clinicId: string;
  price: number;
  startsOn: string;
  endsOn: string;
  treatments: readonly TreatmentTerm[];
}

export interface SeedMember {
  id: string;
  createdAt: number;
  /** Under this subject the login provider of the demonstration knows the member. */
  subject: string;
  nickname: string;
  language: Language;
}

export interface SeedCounselChange {
  id: string;
  from: CounselState | null;
  to: CounselState;
  actor: 'member' | 'staff';
  reason: string | null;
  at: number;
}

export interface SeedProposal {
  id: string;
  at: string;
}

export interface SeedVisitAnswer {
  answer: VisitAnswer['answer'];
  appointmentAt: string;
  at: string;
}

export interface SeedReschedule {
  appointmentAt: string;
  wishes: Wishes;
  at: string;
}

export interface SeedNoShow {
  appointmentAt: string;
  at: string;
}

export interface SeedCounsel {
  id: string;
  createdAt: number;
  updatedAt: number;
  seenAt: number | null;
  member: SeedMember;
  clinicId: string;
  sourceType: SourceType;
  sourceId: string;
  content: string;
  wishes: Wishes | null;
  proposals: readonly SeedProposal[] | null;
  code: string;
  isInLine: boolean;
  state: CounselState;
  consultationAt: number | null;
  treatmentAt: number | null;
  visitAnswer: SeedVisitAnswer | null;
  reschedule: SeedReschedule | null;
  noShow: SeedNoShow | null;
  changes: readonly SeedCounselChange[];
}

export interface SeedReview {
  id: string;
  createdAt: number;
  editedAt: number | null;
  counsel: SeedCounsel;
  eventId: string | null;
  doctors: readonly SeedDoctor[];
  treatments: readonly TreatmentTerm[];
  title: string;
  content: string;
  rating: Rating;
  beforePhotos: readonly Image[];
  afterPhotos: readonly Image[];
}

/** A clinic with everything that belongs to it. Nothing in a practice refers to another practice. */
export interface Practice {
  clinic: SeedClinic;
  doctors: readonly SeedDoctor[];
  events: readonly SeedEvent[];
  counsels: readonly SeedCounsel[];
  reviews: readonly SeedReview[];
}

export interface SeedBookmark {
  id: string;
  createdAt: number;
  memberId: string;
  targetType: SourceType;
  targetId: string;
}

export interface SeedReport {
  id: string;
  createdAt: number;
  reviewId: string;
  memberId: string;
  reason: ReportReason;
}

export interface SeedStaff {
  id: string;
  createdAt: number;
  userId: string;
  passwordHash: string;
  role: 'OPERATOR' | 'CLINIC';
  clinicId: string | null;
}
