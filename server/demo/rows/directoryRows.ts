import type { Row } from '../../db/seed/insertRows.ts';
import type { SeedClinic, SeedDoctor, SeedEvent } from '../generate/entities.ts';
import type { Ratings } from './ratings.ts';
import { idsOf, links, momentOf, orderedLinks } from './rowParts.ts';
import type { TableRows } from './tables.ts';

/** What visitors browse: clinics, doctors and events. */

export function clinicRows(clinic: SeedClinic, ratings: Ratings): TableRows {
  const row: Row = {
    id: clinic.id,
    name: clinic.name,
    name_ja: clinic.nameJa,
    description: clinic.description,
    description_ja: clinic.descriptionJa,
    address: clinic.address,
    road_address: clinic.roadAddress,
    detail_address: clinic.detailAddress,
    banner_image: clinic.bannerImage,
    profile_image: clinic.profileImage,
    introduction_images: clinic.introductionImages,
    address_ja: clinic.addressJa,
    district_id: clinic.districtId,
    latitude: clinic.latitude,
    longitude: clinic.longitude,
    station_id: clinic.stationId,
    station_exit: clinic.stationExit,
    station_minutes: clinic.stationMinutes,
    phone: clinic.phone,
    opening_hours: clinic.openingHours,
    languages: clinic.languages,
    facts: clinic.facts,
    registration_number: clinic.registrationNumber,
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
    id: doctor.id,
    clinic_id: doctor.clinicId,
    name: doctor.name,
    name_ja: doctor.nameJa,
    description: doctor.description,
    description_ja: doctor.descriptionJa,
    profile_image: doctor.profileImage,
    position: doctor.position,
    licence: doctor.licence,
    board: doctor.board,
    licence_checked_on: doctor.licenceCheckedOn,
    career: doctor.career,
    career_ja: doctor.careerJa,
    languages: doctor.languages,
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
    id: event.id,
    clinic_id: event.clinicId,
    title: event.title,
    title_ja: event.titleJa,
    content: event.content,
    content_ja: event.contentJa,
    side_effects: event.sideEffects,
    side_effects_ja: event.sideEffectsJa,
    card_image: event.cardImage,
    main_image: event.mainImage,
    detail_images: event.detailImages,
    price: event.price,
    original_price: event.originalPrice,
    included: event.included,
    included_ja: event.includedJa,
    not_included: event.notIncluded,
    not_included_ja: event.notIncludedJa,
    ad_approval_number: event.adApprovalNumber,
    ad_approval_ends_on: event.adApprovalEndsOn,
    starts_on: event.startsOn,
    ends_on: event.endsOn,
    ...publishedSince(event.createdAt),
    ...ratings(event.id),
  };
  return {
    event: [row],
    event_treatment: orderedLinks(event, 'event_id', 'treatment_id', idsOf(event.treatments)),
  };
}

const publishedSince = (time: number) => ({
  status: 'PUBLISHED',
  version: 1,
  created_at: momentOf(time),
  updated_at: momentOf(time),
});
