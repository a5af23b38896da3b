import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/openDatabase.ts';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { testTemplate } from '../../support/app/database/testTemplate.ts';
import { countForProof } from '../../support/app/proof.ts';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';
import { aClinic, aReview } from '../../support/fixtures/factories.ts';

const REVIEWS = 200;
/** 250 kB in UTF-8: as long as a body may be. */
const TEXT = '가'.repeat(83_000);
const KB = 1_000;

let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'large-'));
  const db = await openDatabase({ directory: join(dataDir, 'db'), template: await testTemplate() });
  await seedTaxonomy(db);
  const clinic_id = (await aClinic(db)).id;
  for (let n = 0; n < REVIEWS; n += 1) await aReview(db, { clinic_id, title: TEXT, content: TEXT });
  await db.close();
  server = await startServer({ dataDir, env: { SEED: 'none', LOG_LEVEL: 'warn' } });
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it.each([
  '/public/reviews?limit=10',
  '/public/reviews?limit=10&sort=popular',
  '/contents?tabId=reviews',
  '/home',
])('AMB-102 200 reviews with texts of 250 kB leave %s short', async (path) => {
  const answer = await fetch(server.url + path);
  expect(answer.status).toBe(200);
  const bytes = (await answer.arrayBuffer()).byteLength;
  countForProof('kB', Math.round(bytes / KB));
  expect(bytes).toBeLessThan(500 * KB);
});
