import type { Doctor, DoctorCard } from '../../../contract/doctor.ts';
import type { Queryable } from '../../db/database.ts';
import { newestFirst } from '../../db/newestFirst.ts';
import type { PublicRows } from '../../db/totalMemory.ts';
import { doctorCard, doctorCardFields, doctorIsShown } from './doctorCardSql.ts';

export const doctorList = (rows: PublicRows) =>
  newestFirst<DoctorCard>(rows, { table: 'doctor', visible: doctorIsShown, card: doctorCard });

export async function selectDoctor(db: Queryable, id: string): Promise<Doctor | undefined> {
  const [row] = await db.query<{ doctor: Doctor }>(
    `select json_build_object(${doctorCardFields},
       'description', doctor.description, 'descriptionJa', doctor.description_ja) as doctor
     from doctor where doctor.id = $1 and ${doctorIsShown}`,
    [id],
  );
  return row?.doctor;
}
