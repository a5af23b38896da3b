import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { list, Named } from './shape.ts';

/** A region with its districts. Lists take the id of either as `region`. */
export const Region = Named.extend({ districts: z.array(Named) });
export type Region = z.infer<typeof Region>;

export const Station = Named.extend({
  /** The id of its district. */
  districtId: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Station = z.infer<typeof Station>;

export const placeEndpoints = endpoints({
  'GET /public/regions': {
    summary: 'All regions with their districts',
    audience: 'anyone',
    output: list(Region),
  },
  'GET /public/stations': { summary: 'All stations', audience: 'anyone', output: list(Station) },
});
