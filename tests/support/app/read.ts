import { expect } from 'vitest';
import type { ZodType, z } from 'zod';
import type { TestApp } from './testApp.ts';

/** A call that must succeed. Its answer is read through a schema of the contract. */
export async function read<S extends ZodType>(
  app: TestApp,
  path: string,
  schema: S,
): Promise<z.output<S>> {
  const { status, body } = await app.get(path);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  return schema.parse(body);
}
