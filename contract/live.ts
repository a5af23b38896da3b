import { z } from 'zod';
import { endpoints } from './endpoint.ts';

/** A stream of the format text/event-stream; docs/ARCHITECTURE.md lists its events. */
const LiveStream = z.string();

export const liveEndpoints = endpoints({
  'GET /member/live': {
    summary: "Says at once which of the member's counsels changed: ids only, as server-sent events",
    audience: 'member',
    output: LiveStream,
    isStream: true,
    errors: ['too_many_requests', 'overloaded'],
  },
  'GET /staff/live': {
    summary: 'Says at once which counsels of the clinic changed: ids only, as server-sent events',
    audience: 'staff',
    output: LiveStream,
    isStream: true,
    errors: ['too_many_requests', 'overloaded'],
  },
});
