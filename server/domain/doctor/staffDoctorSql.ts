import { DoctorForm } from '../../../contract/staff/staffDoctor.ts';
import type { ContentNoun } from '../content/contentNounSql.ts';

export const doctorNoun: ContentNoun = {
  table: 'doctor',
  name: 'name',
  clinicId: 'doctor.clinic_id',
  form: DoctorForm,
  termLists: {
    specialties: { table: 'doctor_specialty', term: 'specialty', isOrdered: true },
    treatments: { table: 'doctor_treatment', term: 'treatment', isOrdered: false },
  },
  operatorFields: ['licenceCheckedOn'],
  checked: { on: 'licenceCheckedOn', fields: ['name', 'licence', 'board'] },
  required: ['name'],
};
