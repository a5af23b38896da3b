import type { StaffDoctor } from '../../../contract/staff/staffDoctor.ts';
import type { StaffEvent } from '../../../contract/staff/staffEvent.ts';
import { staffQuery } from '../../api/staffCall.ts';

/** Enough for a preview. */
const MOST = '20';

interface PublishedOfClinic {
  doctors: StaffDoctor[];
  events: StaffEvent[];
}

/** The doctors and events on a clinic's page, for its preview. */
export const publishedOfClinicQuery = (clinicId: string) => ({
  queryKey: ['GET /staff/clinics/:id', clinicId, 'shown'] as const,
  queryFn: async (): Promise<PublishedOfClinic> => {
    const query = { clinicId, status: 'PUBLISHED', limit: MOST } as const;
    const [doctors, events] = await Promise.all([
      staffQuery('GET /staff/doctors', { query }).queryFn(),
      staffQuery('GET /staff/events', { query }).queryFn(),
    ]);
    const [doctorAnswers, eventAnswers] = await Promise.all([
      Promise.all(
        doctors.data.map(({ id }) =>
          staffQuery('GET /staff/doctors/:id', { params: { id } }).queryFn(),
        ),
      ),
      Promise.all(
        events.data.map(({ id }) =>
          staffQuery('GET /staff/events/:id', { params: { id } }).queryFn(),
        ),
      ),
    ]);
    const inOrder = (one: StaffDoctor, other: StaffDoctor) =>
      one.position - other.position || (one.id < other.id ? -1 : 1);
    return {
      doctors: doctorAnswers.map(({ data }) => data).toSorted(inOrder),
      events: eventAnswers.map(({ data }) => data),
    };
  },
});
