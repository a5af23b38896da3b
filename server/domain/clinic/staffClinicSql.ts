import { z } from 'zod';
import { MenuPriceForm } from '../../../contract/staffClinic.ts';
import type { ContentNoun } from '../content/contentNounSql.ts';
import { replacePriceMenu, staffPriceMenu } from './priceMenuSql.ts';

const MenuPrices = z.array(MenuPriceForm);

export const clinicNoun: ContentNoun = {
  table: 'clinic',
  name: 'name',
  clinicId: 'clinic.id',
  columns: {
    name: 'name',
    nameJa: 'name_ja',
    description: 'description',
    descriptionJa: 'description_ja',
    address: 'address',
    roadAddress: 'road_address',
    detailAddress: 'detail_address',
    bannerImage: 'banner_image',
    profileImage: 'profile_image',
    introductionImages: 'introduction_images',
    addressJa: 'address_ja',
    district: 'district_id',
    latitude: 'latitude',
    longitude: 'longitude',
    station: 'station_id',
    stationExit: 'station_exit',
    stationMinutes: 'station_minutes',
    phone: 'phone',
    openingHours: 'opening_hours',
    languages: 'languages',
    facts: 'facts',
    registrationNumber: 'registration_number',
  },
  termLists: {
    specialties: { table: 'clinic_specialty', term: 'specialty', isOrdered: true },
    treatments: { table: 'clinic_treatment', term: 'treatment', isOrdered: false },
  },
  afterWrite: async (tx, id, { priceMenu }) => {
    if (priceMenu !== undefined) await replacePriceMenu(tx, id, MenuPrices.parse(priceMenu));
  },
  cardFields: '',
  detailFields: `, clinic.description, clinic.description_ja as "descriptionJa",
    clinic.address, clinic.road_address as "roadAddress", clinic.detail_address as "detailAddress",
    clinic.banner_image as "bannerImage", clinic.profile_image as "profileImage",
    clinic.introduction_images as "introductionImages", clinic.address_ja as "addressJa",
    clinic.district_id as district, clinic.latitude, clinic.longitude, clinic.station_id as station,
    clinic.station_exit as "stationExit", clinic.station_minutes as "stationMinutes",
    clinic.phone, clinic.opening_hours as "openingHours", clinic.languages, clinic.facts,
    clinic.registration_number as "registrationNumber", ${staffPriceMenu} as "priceMenu"`,
  required: ['name', 'specialties'],
};
