import { describe, expect, it, onTestFinished } from 'vitest';
import { hasPostgres } from '../../support/app/database/testPostgres.ts';
import { countForProof } from '../../support/app/proof.ts';
import {
  startTwoInstalled,
  type TwoInstalled,
} from '../../support/app/server/startTwoInstalled.ts';
import { tellStory } from '../../support/browser/tellStory.ts';
import { startLineWorld } from '../../support/fixtures/counsel/lineWorld.ts';

const NAME = 'two processes on one PostgreSQL behind a balancer';

describe.skipIf(!hasPostgres)(hasPostgres ? NAME : `${NAME}, SKIPPED: no server answers`, () => {
  it('serve one story, each request by the next process', { timeout: 480_000 }, async () => {
    let two: TwoInstalled | undefined;
    const line = await startLineWorld(async (env) => {
      two = await startTwoInstalled(env);
      return two;
    });
    onTestFinished(line.stop);
    await tellStory(line);
    const served = two?.served() ?? [];
    expect(Math.min(...served)).toBeGreaterThan(50);
    countForProof('requests', Math.min(...served));
  });
});
