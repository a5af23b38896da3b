import type { ContentNoun } from '../content/contentNounSql.ts';

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
  },
  termLists: {
    specialties: { table: 'clinic_specialty', term: 'specialty', isOrdered: true },
    treatments: { table: 'clinic_treatment', term: 'treatment', isOrdered: false },
  },
  cardFields: '',
  detailFields: `, clinic.description, clinic.description_ja as "descriptionJa",
    clinic.address, clinic.road_address as "roadAddress", clinic.detail_address as "detailAddress",
    clinic.banner_image as "bannerImage", clinic.profile_image as "profileImage",
    clinic.introduction_images as "introductionImages"`,
  required: ['name', 'specialties'],
};
