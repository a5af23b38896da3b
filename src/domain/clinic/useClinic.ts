import { useRecord } from '../useRecord.ts';
import { clinicQuery } from './clinicQueries.ts';

export const useClinic = (id: string) => useRecord('clinic', { id, query: clinicQuery(id) });
