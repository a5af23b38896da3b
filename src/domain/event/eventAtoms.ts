import { call } from '../../api/call.ts';
import { query } from '../../api/query.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import type { ListFilters } from '../../lib/find.ts';
import { useRecord } from '../record/useRecord.ts';

/** Rows per query of the list: a few screens of a phone. */
export const EVENT_SLICE = 20;

export const eventQuery = (id: string) => query('GET /public/events/:id', { params: { id } });

export const eventListQuery = (filters: ListFilters, offset = 0) =>
  query('GET /public/events', {
    query: { ...filters, offset: String(offset), limit: String(EVENT_SLICE) },
  });

export const useEvent = (id: string) => useRecord('event', { id, query: eventQuery(id) });

/** Counts that the page of an event was read, without the visitor. */
export const countViewAtom = writeAtom((id: string) =>
  call('POST /public/events/:id/views', { params: { id } }),
);
