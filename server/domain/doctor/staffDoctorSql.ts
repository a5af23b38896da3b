import { named } from '../../db/jsonSql.ts';
import type { ContentNoun } from '../content/contentNounSql.ts';

export const doctorNoun: ContentNoun = {
  table: 'doctor',
  name: 'name',
  clinicId: 'doctor.clinic_id',
  columns: {
    clinicId: 'clinic_id',
    name: 'name',
    nameJa: 'name_ja',
    description: 'description',
    descriptionJa: 'description_ja',
    profileImage: 'profile_image',
    position: 'position',
    licence: 'licence',
    board: 'board',
    licenceCheckedOn: 'licence_checked_on',
    career: 'career',
    careerJa: 'career_ja',
    languages: 'languages',
  },
  termLists: {
    specialties: { table: 'doctor_specialty', term: 'specialty', isOrdered: true },
    treatments: { table: 'doctor_treatment', term: 'treatment', isOrdered: false },
  },
  cardFields: `, (select ${named('clinic')} from clinic where clinic.id = doctor.clinic_id) as clinic`,
  detailFields: `, doctor.description, doctor.description_ja as "descriptionJa",
    doctor.profile_image as "profileImage", doctor.position,
    doctor.licence, doctor.board, doctor.licence_checked_on as "licenceCheckedOn",
    doctor.career, doctor.career_ja as "careerJa", doctor.languages`,
  operatorFields: ['licenceCheckedOn'],
  required: ['name'],
};
