import type { TFunction } from 'i18next';
import type { StaffClinic, StaffClinicCard } from '../../../contract/staff/staffClinic.ts';
import type { StaffDoctor, StaffDoctorCard } from '../../../contract/staff/staffDoctor.ts';
import type { StaffEvent, StaffEventCard } from '../../../contract/staff/staffEvent.ts';

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

export const namedAs = (card: ContentCard) =>
  'title' in card ? { name: card.title, nameJa: card.titleJa } : card;
export const clinicOf = (card: ContentCard) => ('clinic' in card ? card.clinic : null);

/** The days of an event; null while one is missing. */
export const periodOf = (card: ContentCard) =>
  'startsOn' in card && card.startsOn && card.endsOn
    ? { from: card.startsOn, to: card.endsOn }
    : null;

/** A field that this build does not know is shown as the server's name. */
export const fieldName = (name: string, t: TFunction<'staff'>): string =>
  // The server's field name is part of the key.
  t(`content.field.${name}` as 'content.field.name', { defaultValue: name });
