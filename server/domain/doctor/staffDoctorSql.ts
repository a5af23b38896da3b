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
  },
  termLists: {
    specialties: { table: 'doctor_specialty', term: 'specialty', isOrdered: true },
    treatments: { table: 'doctor_treatment', term: 'treatment', isOrdered: false },
  },
  cardFields: `, (select ${named('clinic')} from clinic where clinic.id = doctor.clinic_id) as clinic`,
  detailFields: `, doctor.description, doctor.description_ja as "descriptionJa",
    doctor.profile_image as "profileImage", doctor.position`,
  required: ['name'],
};
