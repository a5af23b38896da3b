import { DOCTOR_LIMIT } from '../../../contract/plain/limits.ts';
import { query } from '../../api/query.ts';
import type { ListFilters } from '../../lib/find.ts';
import { useRecord } from '../record/useRecord.ts';

export const doctorQuery = (id: string) => query('GET /public/doctors/:id', { params: { id } });

export const doctorListQuery = (filters: ListFilters, offset = 0) =>
  query('GET /public/doctors', {
    query: { ...filters, offset: String(offset), limit: String(DOCTOR_LIMIT) },
  });

export const useDoctor = (id: string) => useRecord('doctor', { id, query: doctorQuery(id) });
