import { afterAll, beforeAll, it } from 'vitest';
import { tellStory } from '../support/browser/tellStory.ts';
import { type LineWorld, startLineWorld } from '../support/fixtures/counsel/lineWorld.ts';

let line: LineWorld;
beforeAll(async () => {
  line = await startLineWorld();
}, 120_000);
afterAll(() => line.stop());

it(
  'GEN-07 GEN-08 GEN-10 AMB-51 AMB-75 from a search to a review: a member who adds the LINE account, their clinic, and the operator',
  () => tellStory(line),
  240_000,
);
