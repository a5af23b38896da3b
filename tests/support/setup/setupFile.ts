import { afterAll, vi } from 'vitest';
import { endFile } from './afterFile.ts';

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await endFile();
});
