import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { list, Named } from './shape.ts';

export const Reference = z.object({ id: z.string() });

export const Specialty = Named;
export const Part = Named;
export const Concern = Named.extend({ parts: z.array(Reference) });
export const Treatment = Named.extend({
  concerns: z.array(Reference),
  specialties: z.array(Reference),
});

export type Specialty = z.infer<typeof Specialty>;
export type Part = z.infer<typeof Part>;
export type Concern = z.infer<typeof Concern>;
export type Treatment = z.infer<typeof Treatment>;

export const taxonomyEndpoints = endpoints({
  'GET /public/specialties': {
    summary: 'All specialties',
    audience: 'anyone',
    output: list(Specialty),
  },
  'GET /public/parts': { summary: 'All body parts', audience: 'anyone', output: list(Part) },
  'GET /public/concerns': { summary: 'All concerns', audience: 'anyone', output: list(Concern) },
  'GET /public/treatments': {
    summary: 'All treatments',
    audience: 'anyone',
    output: list(Treatment),
  },
});
