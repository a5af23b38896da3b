import { setMaxListeners } from 'node:events';
import { afterAll, beforeEach, vi } from 'vitest';
import { endFile } from './afterFile.ts';

// Vitest 4.1 adds a listener to the signal of a test in each of its rounds (`inRounds`) and removes none (vitest#10265).
// The signal of happy-dom has no such limit.
beforeEach(({ signal }) => {
  if (typeof window === 'undefined') setMaxListeners(0, signal);
});

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await endFile();
});
