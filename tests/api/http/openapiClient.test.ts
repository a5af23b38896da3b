import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedTaxonomy } from '../../../server/db/seed/seedTaxonomy.ts';
import { describeApi } from '../../../server/http/docs/openApi.ts';
import { createLoginProviders } from '../../../server/identity/createLoginProviders.ts';
import { openTestApp } from '../../support/app/testApp.ts';
import { testClientConfig } from '../../support/app/testClientConfig.ts';
import { CLIENT_ID, CLIENT_SECRET, openFakeProvider } from '../../support/fakes/fakeProvider.ts';
import { aClinic } from '../../support/fixtures/factories.ts';

const EXAMPLE = 'docs/apiClient.ts';
const { publicUrl } = testClientConfig;

/** A limit that is a text, and a code that no refusal has. */
const WRONG = `import createClient from 'openapi-fetch';
import type { paths } from './nabiApi.ts';
const { GET } = createClient<paths>();
void GET('/public/clinics', { params: { query: { limit: '20' } } });
const { error } = await GET('/public/clinics');
if (error?.code === 'no_such_code') throw error;
`;

/** The messages of the compiler for these files, one line for each error. */
function compile(folder: string, files: string[]): string[] {
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const strict = '--noEmit --strict --noUncheckedIndexedAccess --skipLibCheck --types node';
  const modern = '--target ES2023 --module ESNext --moduleResolution Bundler';
  const options = `${strict} ${modern} --allowImportingTsExtensions`.split(' ');
  const { stdout } = spawnSync(process.execPath, [compiler, ...options, ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}

/** A project that has the example and the types generated from /openapi.json. */
describe('a client generated from /openapi.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    const types = astToString(await openapiTS(JSON.stringify(describeApi(publicUrl))));
    writeFileSync(join(folder, 'nabiApi.ts'), types);
    copyFileSync(EXAMPLE, join(folder, 'apiClient.ts'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  });

  it('compiles, and types parameters, codes and answers', () => {
    writeFileSync(join(folder, 'wrong.ts'), WRONG);
    const errors = compile(folder, ['apiClient.ts', 'wrong.ts']);
    expect(errors).toEqual([
      expect.stringMatching(/^wrong\.ts\(4,.*'string' is not assignable to type 'number'/),
      expect.stringMatching(/^wrong\.ts\(6,.*no overlap/),
    ]);
  }, 120_000);

  it('logs in, reads a list with typed parameters and books a counsel', async () => {
    const provider = await openFakeProvider();
    provider.algorithm = 'HS256';
    const line = { issuer: provider.issuer, clientId: CLIENT_ID, secret: CLIENT_SECRET };
    const loginProviders = createLoginProviders(
      { providers: { line, google: null, kakao: null, naver: null, apple: null }, liff: null },
      { ownOrigin: publicUrl, onFailure: () => undefined },
    );
    const { app, db } = await openTestApp({ options: { loginProviders } });
    await seedTaxonomy(db);
    const { id } = await aClinic(db, { treatments: ['jaw-botox'] });
    await aClinic(db);
    const real = globalThis.fetch;
    const toApp = (request: Request) => new URL(request.url).origin === publicUrl;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const request = new Request(...asked);
      return toApp(request) ? app.request(request) : real(request);
    });
    const { bookCounsel } = await import(pathToFileURL(EXAMPLE).href);
    const logIn = async (address: string) => provider.approve(address, 'a member');
    expect(await bookCounsel(publicUrl, 'jaw-botox', logIn)).toMatchObject({
      clinic_id: id,
      state: 'AWAITING_CLINIC_CONFIRMATION',
      content: 'はじめまして',
    });
    vi.unstubAllGlobals();
    await provider.close();
  });
});
