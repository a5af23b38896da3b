import { useRecord } from '../useRecord.ts';
import { eventQuery } from './eventQueries.ts';

export const useEvent = (id: string) => useRecord('event', { id, query: eventQuery(id) });
