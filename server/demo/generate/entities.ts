import type { ChosenFactCode, SpokenLanguageCode } from '../../../contract/clinicFacts.ts';
import type { OpeningHours } from '../../../contract/clinicShape.ts';
import type { SourceType } from '../../../contract/counsel.ts';
import type { CounselState } from '../../../contract/counselCourse.ts';
import type { BoardId, LICENCES } from '../../../contract/doctorBoards.ts';
import type { Language } from '../../../contract/language.ts';
import type { Image } from '../../../contract/shape.ts';
import type { MenuPriceForm } from '../../../contract/staffClinic.ts';
import type { VisitAnswer } from '../../../contract/visitAnswer.ts';
import type { Wishes } from '../../../contract/wishes.ts';
import type { TreatmentTerm } from '../../db/seed/taxonomy.ts';
import type { Place } from '../data/places.ts';
import type { Rating } from '../data/reviewShape.ts';
/** Records of the generators, before they become rows. Times are milliseconds. */

export type Bilingual = Readonly<Record<Language, string>>;

/** What visitors choose a clinic by. */
export interface ClinicProfile {
  addressJa: string | null;
  districtId: string | null;
  latitude: number | null;
  longitude: number | null;
  stationId: string | null;
  stationExit: string | null;
  stationMinutes: number | null;
  phone: string | null;
  openingHours: OpeningHours | null;
  languages: readonly SpokenLanguageCode[];
  facts: readonly ChosenFactCode[];
  registrationNumber: string | null;
}

export interface SeedClinic extends ClinicProfile {
  id: string;
  createdAt: number;
  /** Its main field. */
  field: string;
  place: Place;
  name: string;
  nameJa: string | null;
  description: string | null;
  descriptionJa: string | null;
  address: string | null;
  roadAddress: string | null;
  detailAddress: string | null;
  bannerImage: Image | null;
  profileImage: Image | null;
  introductionImages: readonly Image[];
  specialties: readonly string[];
  treatments: readonly TreatmentTerm[];
  priceMenu: readonly MenuPriceForm[];
}

export interface SeedDoctor {
  id: string;
  createdAt: number;
  /** Missing when the doctor has left. */
  clinicId: string | null;
  name: string;
  nameJa: string | null;
  description: string | null;
  descriptionJa: string | null;
  profileImage: Image | null;
  position: number;
  specialties: readonly string[];
  treatments: readonly TreatmentTerm[];
  licence: (typeof LICENCES)[number];
  board: BoardId | null;
  licenceCheckedOn: string | null;
  career: string;
  careerJa: string | null;
  languages: readonly SpokenLanguageCode[];
}

export interface SeedEvent {
  id: string;
  createdAt: number;
  clinicId: string;
  title: string;
  titleJa: string | null;
  content: string | null;
  contentJa: string | null;
  sideEffects: string;
  sideEffectsJa: string | null;
  cardImage: Image | null;
  mainImage: Image | null;
  detailImages: readonly Image[];
  price: number;
  originalPrice: number;
  included: string;
  includedJa: string | null;
  notIncluded: string;
  notIncludedJa: string | null;
  adApprovalNumber: string;
  adApprovalEndsOn: string;
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

export interface SeedStaff {
  id: string;
  createdAt: number;
  userId: string;
  passwordHash: string;
  role: 'OPERATOR' | 'CLINIC';
  clinicId: string | null;
}
