import { z } from 'zod';
import { endpoints } from './endpoint.ts';

/** Of one file, as people count it; a file of exactly that size is taken. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

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
