import { query } from '../../api/query.ts';
import type { ListFilters } from '../../lib/find.ts';
import { useRecord } from '../record/useRecord.ts';

/** Rows per query of the list: a few screens of a phone. */
export const CLINIC_SLICE = 20;

export const clinicQuery = (id: string) => query('GET /public/clinics/:id', { params: { id } });

export const clinicListQuery = (filters: ListFilters, offset = 0) =>
  query('GET /public/clinics', {
    query: { ...filters, offset: String(offset), limit: String(CLINIC_SLICE) },
  });

/** Clinics on the map of the browse page: more markers would cover each other. */
const CLINICS_ON_MAP = 50;

export const clinicMapQuery = (filters: ListFilters) =>
  query('GET /public/clinics', {
    query: { ...filters, offset: '0', limit: String(CLINICS_ON_MAP) },
  });

export const useClinic = (id: string) => useRecord('clinic', { id, query: clinicQuery(id) });
