import { createECDH } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screens } from '../../../src/screens.ts';
import { describeEnv } from '../../support/app/describeEnv.ts';
import { countForProof } from '../../support/app/proof.ts';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';

/** Every secret setting has one of these values. */
const canary = (name: string) => `canary-${name.toLowerCase().replaceAll('_', '-')}`;
const SECRETS = describeEnv()
  .map(({ name }) => name)
  .filter((name) => /SECRET|TOKEN|PRIVATE_KEY/.test(name));

const IDS = [
  'LINE_CHANNEL_ID',
  'GOOGLE_CLIENT_ID',
  'KAKAO_CLIENT_ID',
  'NAVER_CLIENT_ID',
  'APPLE_CLIENT_ID',
  'APPLE_TEAM_ID',
  'APPLE_KEY_ID',
];

/** A private key begins with any characters, and its public key follows from it. */
function aVapidPair() {
  const privateKey = canary('VAPID_PRIVATE_KEY').padEnd(43, 'A');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return {
    VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:push@example.com',
  };
}

let server: RunningServer;
beforeAll(async () => {
  const env = Object.fromEntries(SECRETS.map((name) => [name, canary(name)]));
  const ids = Object.fromEntries(IDS.map((name) => [name, 'an-id']));
  const bucket = {
    S3_BUCKET: 'photos',
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'ap-northeast-2',
    S3_ACCESS_KEY_ID: 'canary-access-key',
  };
  const options = { SEED: 'none', LOG_LEVEL: 'debug' };
  server = await startServer({ env: { ...env, ...ids, ...bucket, ...aVapidPair(), ...options } });
}, 60_000);
afterAll(() => server.stop());

it('there are secrets to look for', () => expect(SECRETS.length).toBeGreaterThan(3));

it('T59 no secret of the environment is in a page, an answer or the log', async () => {
  const pages = screens.flatMap(({ path }) => {
    const address = path.replace(/:\w+/g, '0193a000-0000-7000-8000-000000000000');
    return [address, `/liff${address}`];
  });
  const calls = ['/openapi.json', '/docs', '/public/clinics', '/member/google/url', '/readyz'];
  for (const path of [...pages, ...calls, '/no-such-page']) {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    const headers = JSON.stringify([...answer.headers]);
    expect(headers + (await answer.text()), path).not.toContain('canary-');
    countForProof('places');
  }
  expect(server.log()).not.toContain('canary-');
});

it('T59 nor in any file that was built for browsers', () => {
  for (const folder of ['dist/web', 'dist/liff']) {
    for (const file of filesBelow(folder)) {
      const text = readFileSync(file, 'utf8');
      expect(text, file).not.toMatch(/canary-|BEGIN (RSA |EC )?PRIVATE KEY|postgres:\/\//);
      for (const name of SECRETS) expect(text, file).not.toContain(name);
      countForProof('places');
    }
  }
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return /\.(js|css|json|html|svg)$/.test(path) ? [path] : [];
  });
}
