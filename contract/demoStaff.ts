import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { STAFF_ROLES } from './plain/enums.ts';
import { list, Named } from './shape.ts';

/** A staff account of the demonstration. The console's login page lists them. */
export const DemoStaff = z.object({
  user_id: z.string(),
  password: z.string(),
  role: z.enum(STAFF_ROLES),
  clinic: Named.nullable(),
});
export type DemoStaff = z.infer<typeof DemoStaff>;

export const demoStaffEndpoints = endpoints({
  'GET /public/demo-staff': {
    summary: 'The staff accounts of a demonstration; a real installation has no such call',
    audience: 'anyone',
    output: list(DemoStaff),
  },
});
