import { z } from 'zod';
import { endpoints } from './endpoint.ts';

export const uploadEndpoints = endpoints({
  'GET /s3/generate-s3-url': {
    summary: 'A signed address to PUT one file to',
    audience: 'member or staff',
    query: z.strictObject({
      filename: z.string().max(500),
      filetype: z.string().max(100),
      size: z
        .string()
        .regex(/^\d{1,12}$/)
        .optional(),
    }),
    output: z.object({ url: z.string() }),
    errors: [
      'unsupported_image',
      'body_too_large',
      'provider_unavailable',
      'too_many_requests',
      'day_limit_reached',
    ],
  },
});
