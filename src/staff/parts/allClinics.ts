import type { StaffClinicCard } from '../../../contract/staffClinic.ts';
import { staffCall } from '../../api/staffCall.ts';

const AT_ONCE = 100;
const TEN_MINUTES = 600_000;

/** Every clinic one may work with, in any state, for filters and forms to choose from. */
export const allClinicsQuery = {
  queryKey: ['GET /staff/clinics', 'all'] as const,
  queryFn: async (): Promise<StaffClinicCard[]> => {
    const clinics: StaffClinicCard[] = [];
    for (;;) {
      const query = { offset: String(clinics.length), limit: String(AT_ONCE) };
      const { data, total } = await staffCall('GET /staff/clinics', { query });
      clinics.push(...data);
      if (data.length === 0 || clinics.length >= total) return clinics;
    }
  },
  staleTime: TEN_MINUTES,
};
