import { useRecord } from '../useRecord.ts';
import { doctorQuery } from './doctorQueries.ts';

export const useDoctor = (id: string) => useRecord('doctor', { id, query: doctorQuery(id) });
