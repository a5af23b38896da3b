import { useRecord } from '../useRecord.ts';
import { reviewQuery } from './reviewQueries.ts';

export const useReview = (id: string) => useRecord('review', { id, query: reviewQuery(id) });
