import type { ReviewDoctor } from '../../../contract/review.ts';
import { useServerData } from '../../api/useServerData.ts';
import { doctorQuery } from './doctorQueries.ts';

/** A review may carry only a doctor's id; name and picture are then asked for. */
export function useNamedDoctor(doctor: ReviewDoctor) {
  const isNamed = Boolean(doctor.name);
  const { data } = useServerData(doctorQuery(doctor.id), { enabled: !isNamed });
  return isNamed ? doctor : data?.data;
}
