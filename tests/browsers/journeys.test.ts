import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numberFromEnv } from '../support/app/proof.ts';
import { phonePhoto } from '../support/fixtures/phonePhoto.ts';
import { inEngines } from './inEngines.ts';
import { JOURNEYS } from './journeys.ts';

const journeys = JOURNEYS.slice(0, numberFromEnv('BROWSERS_JOURNEYS', 1));
const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
const photo = join(folder, 'photo.jpg');

beforeAll(async () => writeFileSync(photo, await phonePhoto({ color: 'red' })));
afterAll(() => rmSync(folder, { recursive: true }));

inEngines((withPlace) => {
  for (const { name, go } of journeys) {
    it(
      name,
      withPlace(async ({ engine, ...place }) => {
        await go({ ...place, photo });
        expect(engine.takeTrouble()).toEqual([]);
      }),
    );
  }
});
