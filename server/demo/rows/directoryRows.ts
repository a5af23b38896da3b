import type { Row } from '../../db/seed/insertRows.ts';
import { clinicNoun } from '../../domain/clinic/staffClinicSql.ts';
import { type ContentNoun, columnsOf } from '../../domain/content/contentNounSql.ts';
import { doctorNoun } from '../../domain/doctor/staffDoctorSql.ts';
import { eventNoun } from '../../domain/event/staffEventSql.ts';
import type { SeedClinic, SeedDoctor, SeedEvent } from '../generate/entities.ts';
import type { Ratings } from './ratings.ts';
import { idsOf, links, momentOf, orderedLinks } from './rowParts.ts';
import type { TableRows } from './tables.ts';

/** What visitors browse: clinics, doctors and events. */

export function clinicRows(clinic: SeedClinic, ratings: Ratings): TableRows {
  const row: Row = {
    ...writtenRow(clinicNoun, clinic),
    price_from: lowestPrice(clinic),
    prices: `{${clinic.priceMenu.map(({ priceFrom, priceTo }) => `[${priceFrom},${priceTo ?? priceFrom}]`)}}`,
    ...publishedSince(clinic.createdAt),
    ...ratings(clinic.id),
  };
  return {
    clinic: [row],
    clinic_specialty: orderedLinks(clinic, 'clinic_id', 'specialty_id', clinic.specialties),
    clinic_treatment: links(clinic, 'clinic_id', 'treatment_id', idsOf(clinic.treatments)),
    clinic_price: priceRows(clinic),
  };
}

const lowestPrice = ({ priceMenu }: SeedClinic) =>
  priceMenu.length === 0 ? null : Math.min(...priceMenu.map(({ priceFrom }) => priceFrom));

const priceRows = ({ id, priceMenu }: SeedClinic): Row[] =>
  priceMenu.map(({ treatmentId, priceFrom, priceTo, vatIncluded }, position) => ({
    clinic_id: id,
    treatment_id: treatmentId,
    price_from: priceFrom,
    price_to: priceTo,
    vat_included: vatIncluded,
    position,
  }));

export function doctorRows(doctor: SeedDoctor, ratings: Ratings): TableRows {
  const row: Row = {
    ...writtenRow(doctorNoun, doctor),
    ...publishedSince(doctor.createdAt),
    ...ratings(doctor.id),
  };
  return {
    doctor: [row],
    doctor_specialty: orderedLinks(doctor, 'doctor_id', 'specialty_id', doctor.specialties),
    doctor_treatment: links(doctor, 'doctor_id', 'treatment_id', idsOf(doctor.treatments)),
  };
}

export function eventRows(event: SeedEvent, ratings: Ratings): TableRows {
  const row: Row = {
    ...writtenRow(eventNoun, event),
    ...publishedSince(event.createdAt),
    ...ratings(event.id),
  };
  return {
    event: [row],
    event_treatment: orderedLinks(event, 'event_id', 'treatment_id', idsOf(event.treatments)),
  };
}

/** The columns that staff could have written. */
function writtenRow(noun: ContentNoun, record: SeedClinic | SeedDoctor | SeedEvent): Row {
  const fields: Readonly<Record<string, unknown>> = { ...record };
  const columns = columnsOf(noun).map(([field, column]) => [column, fields[field]]);
  return { id: record.id, ...Object.fromEntries(columns) };
}

const publishedSince = (time: number) => ({
  status: 'PUBLISHED',
  version: 1,
  created_at: momentOf(time),
  updated_at: momentOf(time),
});
