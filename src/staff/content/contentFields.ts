import {
  CONDITIONS_LENGTH,
  LONG_TEXT_LENGTH,
  SIDE_EFFECTS_LENGTH,
  STATION_EXIT_LENGTH,
} from '../../../contract/plain/limits.ts';
import type { ClinicForm } from '../../../contract/staff/staffClinic.ts';
import type { DoctorForm } from '../../../contract/staff/staffDoctor.ts';
import type { EventForm } from '../../../contract/staff/staffEvent.ts';
import type { ContentKind } from './contentKinds.ts';

/** Which control a field has, and what its text stands for. */
export type FieldKind =
  | 'line'
  | 'text'
  /** A text with one thing on each line. */
  | 'lines'
  | 'price'
  /** A whole number; empty is 0. */
  | 'number'
  | 'decimal'
  /** A whole number; empty is null. */
  | 'count'
  | 'phone'
  | 'day'
  | 'district'
  | 'station'
  | 'licence'
  | 'board'
  | 'languages'
  | 'facts'
  | 'hours'
  | 'priceMenu'
  /** The road address; its control shows the other fields of the address, too. */
  | 'address'
  /** A text that the control of another field shows, e.g. a Japanese text next to the Korean one. */
  | 'inOtherControl'
  | 'picture'
  | 'pictures'
  | 'terms'
  | 'clinic';

export const PANELS = ['basics', 'conditions', 'pictures', 'terms', 'details'] as const;
type Panel = (typeof PANELS)[number];

interface Field {
  kind: FieldKind;
  /** Only fields with a control of their own have a panel. */
  panel?: Panel;
  /** For the kinds `line`, `text` and `lines`. */
  maxLength?: number;
  /** An empty field does not make the record incomplete. */
  mayBeEmpty?: true;
  /** Staff of a clinic see the field and cannot change it. */
  isForOperators?: true;
}

const inOtherControl = { kind: 'inOtherControl' } as const;
const conditionsText = { panel: 'details', kind: 'lines', maxLength: CONDITIONS_LENGTH } as const;

/** The fields of each form in the order of the screen. */
const FIELDS: {
  clinic: Record<keyof ClinicForm, Field>;
  doctor: Record<keyof DoctorForm, Field>;
  event: Record<keyof EventForm, Field>;
} = {
  clinic: {
    name: { panel: 'basics', kind: 'line' },
    nameJa: inOtherControl,
    description: { panel: 'basics', kind: 'text', maxLength: LONG_TEXT_LENGTH },
    descriptionJa: inOtherControl,
    roadAddress: { panel: 'basics', kind: 'address' },
    detailAddress: { ...inOtherControl, mayBeEmpty: true },
    address: { ...inOtherControl, mayBeEmpty: true },
    addressJa: inOtherControl,
    bannerImage: { panel: 'pictures', kind: 'picture' },
    profileImage: { panel: 'pictures', kind: 'picture' },
    introductionImages: { panel: 'pictures', kind: 'pictures' },
    specialties: { panel: 'terms', kind: 'terms' },
    treatments: { panel: 'terms', kind: 'terms' },
    district: { panel: 'details', kind: 'district' },
    station: { panel: 'details', kind: 'station' },
    stationExit: { panel: 'details', kind: 'line', maxLength: STATION_EXIT_LENGTH },
    stationMinutes: { panel: 'details', kind: 'count' },
    latitude: { panel: 'details', kind: 'decimal' },
    longitude: { panel: 'details', kind: 'decimal' },
    phone: { panel: 'details', kind: 'phone' },
    registrationNumber: { panel: 'details', kind: 'line' },
    languages: { panel: 'details', kind: 'languages' },
    facts: { panel: 'details', kind: 'facts' },
    openingHours: { panel: 'details', kind: 'hours' },
    priceMenu: { panel: 'details', kind: 'priceMenu' },
  },
  doctor: {
    clinicId: { panel: 'basics', kind: 'clinic', mayBeEmpty: true },
    name: { panel: 'basics', kind: 'line' },
    nameJa: inOtherControl,
    description: { panel: 'basics', kind: 'text', maxLength: LONG_TEXT_LENGTH },
    descriptionJa: inOtherControl,
    position: { panel: 'basics', kind: 'number', mayBeEmpty: true },
    profileImage: { panel: 'pictures', kind: 'picture' },
    specialties: { panel: 'terms', kind: 'terms' },
    treatments: { panel: 'terms', kind: 'terms' },
    licence: { panel: 'details', kind: 'licence' },
    board: { panel: 'details', kind: 'board' },
    licenceCheckedOn: { panel: 'details', kind: 'day', isForOperators: true },
    languages: { panel: 'details', kind: 'languages' },
    career: { panel: 'details', kind: 'lines', maxLength: LONG_TEXT_LENGTH },
    careerJa: inOtherControl,
  },
  event: {
    clinicId: { panel: 'basics', kind: 'clinic' },
    title: { panel: 'basics', kind: 'line' },
    titleJa: inOtherControl,
    content: { panel: 'basics', kind: 'text', maxLength: LONG_TEXT_LENGTH },
    contentJa: inOtherControl,
    price: { panel: 'conditions', kind: 'price' },
    startsOn: { panel: 'conditions', kind: 'day' },
    endsOn: { panel: 'conditions', kind: 'day' },
    sideEffects: { panel: 'conditions', kind: 'text', maxLength: SIDE_EFFECTS_LENGTH },
    sideEffectsJa: inOtherControl,
    cardImage: { panel: 'pictures', kind: 'picture' },
    mainImage: { panel: 'pictures', kind: 'picture' },
    detailImages: { panel: 'pictures', kind: 'pictures' },
    treatments: { panel: 'terms', kind: 'terms' },
    originalPrice: { panel: 'details', kind: 'price' },
    adApprovalNumber: { panel: 'details', kind: 'line' },
    adApprovalEndsOn: { panel: 'details', kind: 'day' },
    included: conditionsText,
    includedJa: inOtherControl,
    notIncluded: conditionsText,
    notIncludedJa: inOtherControl,
  },
};

export interface ContentField extends Field {
  name: string;
}

const fieldsOf = (kind: ContentKind): ContentField[] =>
  Object.entries(FIELDS[kind]).map(([name, field]) => ({ name, ...field }));

export const fieldKindOf = (kind: ContentKind, name: string): FieldKind | undefined =>
  fieldsOf(kind).find((field) => field.name === name)?.kind;

export const fieldsIn = (kind: ContentKind, panel: Panel) =>
  fieldsOf(kind).filter((field) => field.panel === panel);

export const picturesOf = (kind: ContentKind) => fieldsIn(kind, 'pictures');
export const termsOf = (kind: ContentKind) => fieldsIn(kind, 'terms');

/** The clinic of a doctor or an event. */
export const clinicFieldOf = (kind: ContentKind) =>
  fieldsOf(kind).find((field) => field.kind === 'clinic');

const NOT_TEXTS: readonly FieldKind[] = ['picture', 'pictures', 'terms', 'clinic'];

/** All fields except pictures, terms and the clinic: the editor keeps their values as texts. */
export const textsOf = (kind: ContentKind) =>
  fieldsOf(kind).filter((field) => !NOT_TEXTS.includes(field.kind));

/** The field of the Japanese text, for a Korean text that has one. */
export const japaneseOf = (kind: ContentKind, { name }: ContentField) =>
  fieldsOf(kind).find((field) => field.name === `${name}Ja`)?.name;
