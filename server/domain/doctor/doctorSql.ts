import { Doctor } from '../../../contract/doctor.ts';
import type { Queryable } from '../../db/database.ts';
import { jsonColumn, jsonObject, plainColumns } from '../../db/jsonSql.ts';
import type { PublicRows } from '../../db/lists/rememberTotals.ts';
import { findList } from '../find/findListSql.ts';
import { doctorCard, doctorCardFields, doctorIsShown } from './doctorCardSql.ts';

export const doctorList = (rows: PublicRows) =>
  findList(rows, { noun: 'doctor', visible: doctorIsShown, card: doctorCard });

const wholeDoctor = jsonObject(Doctor, {
  ...plainColumns('doctor', Doctor),
  ...doctorCardFields,
  languages: jsonColumn('doctor.languages'),
});

export async function selectDoctor(db: Queryable, id: string): Promise<Doctor | undefined> {
  const [row] = await db.query<{ doctor: Doctor }>(
    `select ${wholeDoctor} as doctor from doctor where doctor.id = $1 and ${doctorIsShown}`,
    [id],
    { isPrepared: true },
  );
  return row?.doctor;
}
