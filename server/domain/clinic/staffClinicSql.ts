import { z } from 'zod';
import { ClinicForm, MenuPriceForm } from '../../../contract/staff/staffClinic.ts';
import type { ContentNoun } from '../content/contentNounSql.ts';
import { replacePriceMenu, staffPriceMenu } from './priceMenuSql.ts';

const MenuPrices = z.array(MenuPriceForm);

export const clinicNoun: ContentNoun = {
  table: 'clinic',
  name: 'name',
  clinicId: 'clinic.id',
  form: ClinicForm,
  columnNames: { district: 'district_id', station: 'station_id' },
  termLists: {
    specialties: { table: 'clinic_specialty', term: 'specialty', isOrdered: true },
    treatments: { table: 'clinic_treatment', term: 'treatment', isOrdered: false },
  },
  ownLists: {
    priceMenu: {
      select: staffPriceMenu,
      replace: (tx, id, menu) => replacePriceMenu(tx, id, MenuPrices.parse(menu)),
    },
  },
  required: ['name', 'specialties'],
};
