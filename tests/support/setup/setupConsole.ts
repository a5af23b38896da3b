import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { judgeNoise, recordNoise } from './console.ts';

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

for (const method of METHODS) {
  console[method] = (...parts: unknown[]) => recordNoise(`console.${method}: ${format(...parts)}`);
}

beforeEach(() => judgeNoise('before the test'));
afterEach(() => judgeNoise('during the test'));
afterAll(() => judgeNoise('after the tests'));
