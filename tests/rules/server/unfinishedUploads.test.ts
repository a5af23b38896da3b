import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDiskFileStore } from '../../../server/files/diskFileStore.ts';

const HOUR = 60 * 60 * 1_000;

let folder: string;
beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'unfinished-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('what a killed process received is gone an hour after the next start; what runs elsewhere stays', () => {
  const unfinished = join(folder, 'unfinished');
  const receive = (name: string, age: number) => {
    writeFileSync(join(unfinished, name), 'part of a photo');
    const at = new Date(Date.now() - age);
    utimesSync(join(unfinished, name), at, at);
  };
  mkdirSync(unfinished);
  receive('of-yesterday', 24 * HOUR);
  receive('of-just-now', 1_000);
  createDiskFileStore({ folder, ownOrigin: 'http://localhost', maxBytes: 10 });
  expect(readdirSync(unfinished)).toEqual(['of-just-now']);
  vi.advanceTimersByTime(HOUR - 1_000);
  receive('of-another-process', 0);
  vi.advanceTimersByTime(1_000);
  expect(readdirSync(unfinished)).toEqual(['of-another-process']);
});
