import type { Filters } from '../../../contract/filters.ts';
import { query } from '../../api/query.ts';
import { useRecord } from '../record/useRecord.ts';

/** Rows per query of the list: a few screens of a phone. */
export const CLINIC_SLICE = 20;

export const clinicQuery = (id: string) => query('GET /public/clinics/:id', { params: { id } });

export const clinicListQuery = (filters: Filters, offset = 0) =>
  query('GET /public/clinics', {
    query: { ...filters, offset: String(offset), limit: String(CLINIC_SLICE) },
  });

export const useClinic = (id: string) => useRecord('clinic', { id, query: clinicQuery(id) });
