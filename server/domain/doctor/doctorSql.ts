import type { Doctor } from '../../../contract/doctor.ts';
import type { Queryable } from '../../db/database.ts';
import { jsonPairs } from '../../db/jsonSql.ts';
import type { PublicRows } from '../../db/rememberTotals.ts';
import { asRowJson } from '../../db/rowJson.ts';
import { findList } from '../find/findListSql.ts';
import { doctorCard, doctorCardFields, doctorIsShown } from './doctorCardSql.ts';

export const doctorList = (rows: PublicRows) =>
  findList(rows, { noun: 'doctor', visible: doctorIsShown, ...asRowJson(doctorCard) });

export async function selectDoctor(db: Queryable, id: string): Promise<Doctor | undefined> {
  const [row] = await db.query<{ doctor: Doctor }>(
    `select json_build_object(${jsonPairs(doctorCardFields)},
       'description', doctor.description, 'descriptionJa', doctor.description_ja,
       'licence', doctor.licence, 'board', doctor.board,
       'licenceCheckedOn', doctor.licence_checked_on, 'career', doctor.career,
       'careerJa', doctor.career_ja, 'languages', doctor.languages) as doctor
     from doctor where doctor.id = $1 and ${doctorIsShown}`,
    [id],
    { isPrepared: true },
  );
  return row?.doctor;
}
