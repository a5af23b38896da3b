import type { TFunction } from 'i18next';
import type { StaffClinic, StaffClinicCard } from '../../../contract/staffClinic.ts';
import type { StaffDoctor, StaffDoctorCard } from '../../../contract/staffDoctor.ts';
import type { StaffEvent, StaffEventCard } from '../../../contract/staffEvent.ts';

export const CONTENT_KINDS = ['clinic', 'doctor', 'event'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export type ContentCard = StaffClinicCard | StaffDoctorCard | StaffEventCard;
export type Content = StaffClinic | StaffDoctor | StaffEvent;

/** The calls of each kind. */
export const CALLS = {
  clinic: {
    list: 'GET /staff/clinics',
    read: 'GET /staff/clinics/:id',
    create: 'POST /staff/clinics',
    change: 'PATCH /staff/clinics/:id',
    publish: 'POST /staff/clinics/:id/publish',
  },
  doctor: {
    list: 'GET /staff/doctors',
    read: 'GET /staff/doctors/:id',
    create: 'POST /staff/doctors',
    change: 'PATCH /staff/doctors/:id',
    publish: 'POST /staff/doctors/:id/publish',
  },
  event: {
    list: 'GET /staff/events',
    read: 'GET /staff/events/:id',
    create: 'POST /staff/events',
    change: 'PATCH /staff/events/:id',
    publish: 'POST /staff/events/:id/publish',
  },
} as const;

/** Fields with a Korean and a Japanese text; the Korean field names the pair. */
const PAIRS = [
  'name',
  'title',
  'description',
  'content',
  'sideEffects',
  'career',
  'included',
  'notIncluded',
] as const;
export type PairName = (typeof PAIRS)[number];
export type NumberOrDayName =
  | 'position'
  | 'price'
  | 'originalPrice'
  | 'startsOn'
  | 'endsOn'
  | 'licenceCheckedOn'
  | 'adApprovalEndsOn';
/** Other fields that only some kinds have. DetailField.tsx has a control for each. */
export type DetailName =
  | 'district'
  | 'station'
  | 'stationExit'
  | 'stationMinutes'
  | 'latitude'
  | 'longitude'
  | 'phone'
  | 'registrationNumber'
  | 'adApprovalNumber'
  | 'languages'
  | 'facts'
  | 'openingHours'
  | 'priceMenu'
  | 'licence'
  | 'board';
export type PictureName =
  | 'bannerImage'
  | 'profileImage'
  | 'introductionImages'
  | 'cardImage'
  | 'mainImage'
  | 'detailImages';
export type TermName = 'specialties' | 'treatments';

interface Fields {
  pairs: readonly PairName[];
  hasAddress: boolean;
  clinic: 'none' | 'maybe' | 'needed';
  /** Fields in the group of the offer: price, period, side effects. */
  conditions: readonly (NumberOrDayName | PairName)[];
  numbersAndDays: readonly NumberOrDayName[];
  details: readonly (DetailName | NumberOrDayName | PairName)[];
  pictures: readonly PictureName[];
  terms: readonly TermName[];
}

export const FIELDS: Record<ContentKind, Fields> = {
  clinic: {
    pairs: ['name', 'description'],
    hasAddress: true,
    clinic: 'none',
    conditions: [],
    numbersAndDays: [],
    details: [
      'district',
      'station',
      'stationExit',
      'stationMinutes',
      'latitude',
      'longitude',
      'phone',
      'registrationNumber',
      'languages',
      'facts',
      'openingHours',
      'priceMenu',
    ],
    pictures: ['bannerImage', 'profileImage', 'introductionImages'],
    terms: ['specialties', 'treatments'],
  },
  doctor: {
    pairs: ['name', 'description'],
    hasAddress: false,
    clinic: 'maybe',
    conditions: [],
    numbersAndDays: ['position'],
    details: ['licence', 'board', 'licenceCheckedOn', 'languages', 'career'],
    pictures: ['profileImage'],
    terms: ['specialties', 'treatments'],
  },
  event: {
    pairs: ['title', 'content'],
    hasAddress: false,
    clinic: 'needed',
    conditions: ['price', 'startsOn', 'endsOn', 'sideEffects'],
    numbersAndDays: [],
    details: ['originalPrice', 'adApprovalNumber', 'adApprovalEndsOn', 'included', 'notIncluded'],
    pictures: ['cardImage', 'mainImage', 'detailImages'],
    terms: ['treatments'],
  },
};

const NUMBERS_AND_DAYS: readonly string[] = [
  'position',
  'price',
  'originalPrice',
  'startsOn',
  'endsOn',
  'licenceCheckedOn',
  'adApprovalEndsOn',
];
/** A whole number or a day. */
export const isNumberOrDay = (name: string): name is NumberOrDayName =>
  NUMBERS_AND_DAYS.includes(name);

export const isPair = (name: string): name is PairName => PAIRS.some((pair) => pair === name);
export const holdsMany = (name: PictureName) =>
  name === 'introductionImages' || name === 'detailImages';

export const namedAs = (card: ContentCard) =>
  'title' in card ? { name: card.title, nameJa: card.titleJa } : card;
export const clinicOf = (card: ContentCard) => ('clinic' in card ? card.clinic : null);

/** A field that this build does not know is shown as the server's name. */
export const fieldName = (name: string, t: TFunction<'staff'>): string =>
  // The server's field name is part of the key.
  t(`content.field.${name}` as 'content.field.name', { defaultValue: name });
