import type { DoctorCard } from '../../../contract/doctor.ts';
import type { ReviewDoctor } from '../../../contract/review.ts';
import { call } from '../../api/call.ts';
import { useServerData } from '../../api/useServerData.ts';
import { doctorQuery } from './doctorAtoms.ts';

/** A review may carry only the doctor's id; then name and picture are queried. */
export function useNamedDoctor(doctor: ReviewDoctor) {
  const isNamed = Boolean(doctor.name);
  const { data } = useServerData(doctorQuery(doctor.id), { enabled: !isNamed });
  return isNamed ? doctor : data?.data;
}

/** A clinic lists its doctors as cards or as ids. */
export type NamedDoctor = DoctorCard | { id: string } | string;

/** The doctors of a clinic; bare ids are completed by the doctor call. Undefined while loading. */
export function useClinicDoctors(
  doctors: readonly NamedDoctor[] | null | undefined,
): readonly DoctorCard[] | undefined {
  const ids = (doctors ?? []).filter((doctor) => !isWhole(doctor)).map(idOf);
  const isComplete = ids.length === 0;
  const { data: asked } = useServerData(doctorsQuery(ids), { enabled: !isComplete });
  if (!doctors || !(isComplete || asked)) return undefined;
  return doctors.flatMap((doctor) =>
    isWhole(doctor) ? doctor : (asked?.find(({ id }) => id === idOf(doctor)) ?? []),
  );
}

/** A doctor that cannot be loaded is left out. */
const doctorsQuery = (ids: readonly string[]) => ({
  queryKey: ['doctors by id', ids] as const,
  queryFn: async (): Promise<DoctorCard[]> => {
    const answers = await Promise.all(
      ids.map((id) =>
        call('GET /public/doctors/:id', { params: { id } }).catch((cause: unknown) =>
          console.error(`The doctor ${id} of a clinic could not be loaded`, cause),
        ),
      ),
    );
    return answers.flatMap((answer) => answer?.data ?? []);
  },
});

const idOf = (doctor: NamedDoctor): string => (typeof doctor === 'string' ? doctor : doctor.id);

const isWhole = (doctor: NamedDoctor): doctor is DoctorCard =>
  typeof doctor === 'object' && 'name' in doctor;
