import { createHash } from 'node:crypto';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { ERROR_STATUS } from '../../../contract/plain/errorCode.ts';
import { docsPage } from '../../../server/http/docs/docsPage.ts';
import { mountDocs } from '../../../server/http/docs/mountDocs.ts';
import { describeApi } from '../../../server/http/docs/openApi.ts';
import { openCallApp } from '../../support/app/callApp.ts';

/** Errors of the document, and parts that would mislead a generator. */
const RULES = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'security-defined': 'error',
  'no-identical-paths': 'error',
  'no-enum-type-mismatch': 'error',
  'no-unused-components': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-parameters-unique': 'error',
  'operation-2xx-response': 'error',
  'operation-4xx-response': 'error',
  'path-parameters-defined': 'error',
  'spec-components-invalid-map-name': 'error',
  'no-schema-type-mismatch': 'error',
} as const;

const document = describeApi('https://example.com');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

async function problemsOf(text: object): Promise<string[]> {
  const config = await createConfig({ rules: RULES });
  const problems = await lintFromString({ source: JSON.stringify(text), config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`).sort();
}

describe('the OpenAPI document', () => {
  it('describes every call of the contract and no other', () => {
    const described = operations.map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(described.sort()).toEqual(Object.keys(api).sort());
  });

  it('names each call once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('declares a parameter for each place in a path', () => {
    for (const { path, operation } of operations) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(
        declared.map(({ name }) => name),
        path,
      ).toEqual(places);
    }
  });

  it('refers only to what it contains', () => {
    const text = JSON.stringify(document);
    const refs = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '');
    expect(refs.length).toBeGreaterThan(50);
    for (const ref of new Set(refs)) {
      const name = ref.replace('#/components/schemas/', '');
      expect(document.components.schemas, ref).toHaveProperty([name]);
    }
  });

  it('says who may call, which defaults apply, and how each call can refuse', () => {
    const clinics = document.paths['/public/clinics']?.get;
    expect(clinics?.['x-audience']).toBe('anyone');
    const limit = clinics?.parameters.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({ in: 'query', required: false, schema: { default: 10_000 } });
    const post = document.paths['/member/reviews']?.post;
    expect(post?.security).toEqual([{ memberCookie: [] }, { bearer: [] }]);
    expect(post?.responses['409']?.description).toContain('already_reviewed');
    for (const { operation } of operations) {
      const refusals = Object.entries(operation.responses).filter(([status]) => +status >= 400);
      for (const [status, { description }] of refusals) {
        for (const code of description.split(', ')) {
          expect(ERROR_STATUS).toHaveProperty(code, Number(status));
        }
      }
    }
  });

  it('is valid OpenAPI 3.1', async () => {
    expect(await problemsOf(document)).toEqual([]);
    const { operationId: _, ...call } = document.paths['/public/clinics']?.get ?? {};
    const broken = {
      get: { ...call, parameters: [{ name: 'x', in: 'nowhere' }], security: [{ y: [] }] },
    };
    const found = await problemsOf({ ...document, paths: { '/x/{id}': broken } });
    for (const rule of ['struct', 'security-defined', 'path-parameters-defined']) {
      expect(found.join()).toContain(`${rule}: `);
    }
  });

  it('has offsets and limits that are integers with bounds', () => {
    const numbers = operations.flatMap(({ method, path, operation }) =>
      operation.parameters
        .filter(({ name }) => name === 'limit' || name === 'offset')
        .map(({ name, schema }) => ({ call: `${method} ${path} ${name}`, schema })),
    );
    expect(numbers.length).toBeGreaterThan(20);
    // AMB-101: without a limit these answer the whole list.
    const whole = ['get /member/counsels limit', 'get /member/bookmarks limit'];
    for (const { call, schema } of numbers) {
      expect(schema, call).toEqual({
        type: 'integer',
        minimum: expect.any(Number),
        maximum: expect.any(Number),
        ...(!whole.includes(call) && { default: expect.any(Number) }),
      });
    }
    const clinics = document.paths['/public/clinics']?.get?.parameters;
    expect(clinics?.find(({ name }) => name === 'limit')?.schema).toMatchObject({
      minimum: 0,
      maximum: 100_000,
    });
  });

  it('lists every code of a refusal and no other', () => {
    expect(document.components.schemas.Problem?.properties?.code?.enum).toEqual(
      Object.keys(ERROR_STATUS),
    );
  });

  it('says for each call which cookie or token opens it', () => {
    const schemes = document.components.securitySchemes;
    expect(schemes).toMatchObject({
      memberCookie: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
      staffCookie: { type: 'apiKey', in: 'cookie', name: '__Host-staff' },
      bearer: { type: 'http', scheme: 'bearer' },
    });
    const MEMBER = [{ memberCookie: [] }, { bearer: [] }];
    const STAFF = [{ staffCookie: [] }, { bearer: [] }];
    const EITHER = [{ memberCookie: [] }, { staffCookie: [] }, { bearer: [] }];
    const keys = {
      anyone: [],
      member: MEMBER,
      staff: STAFF,
      operator: STAFF,
      'member or staff': EITHER,
    };
    for (const { operation } of operations) {
      expect(operation.security, operation.operationId).toEqual(keys[operation['x-audience']]);
    }
  });

  it('says that public reads carry an ETag and may answer 304, and other calls do not', () => {
    for (const { method, path, operation } of operations) {
      const { parameters, responses, operationId } = operation;
      const isPublicRead = method === 'get' && path.startsWith('/public/');
      const revalidates = parameters.some(({ name }) => name === 'If-None-Match');
      const tagged = Object.keys(responses).filter((status) => responses[status]?.headers?.ETag);
      expect(revalidates, operationId).toBe(isPublicRead);
      expect(tagged, operationId).toEqual(isPublicRead ? ['200', '304'] : []);
      expect(responses['304']?.content, operationId).toBeUndefined();
    }
  });

  it('says when to try again in each refusal for too many requests', () => {
    for (const { operation } of operations) {
      expect(operation.responses['429']?.headers, operation.operationId).toMatchObject({
        'Retry-After': { schema: { type: 'integer' } },
      });
    }
  });

  it('says that the call that leaves takes a token of LINE', () => {
    const taking = operations.filter(({ operation }) =>
      operation.parameters.some(({ name }) => name === 'x-line-access-token'),
    );
    expect(taking.map(({ method, path }) => `${method} ${path}`)).toEqual(['delete /member/{id}']);
  });

  it('says which calls take an Idempotency-Key', () => {
    const taking = operations.filter(({ operation }) =>
      operation.parameters.some(
        ({ name, in: place }) => `${place} ${name}` === 'header Idempotency-Key',
      ),
    );
    expect(taking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'post /member/counsels',
      'post /member/counsels/{id}/messages',
      'post /member/counsels/{id}/proposals/{proposalId}/accept',
      'post /member/counsels/{id}/reschedule',
      'post /member/reviews',
      'post /staff/clinics',
      'post /staff/counsels/{id}/messages',
      'post /staff/counsels/{id}/proposals',
      'post /staff/doctors',
      'post /staff/events',
      'post /staff/people',
      'post /staff/templates',
    ]);
  });

  it('uses only keywords of OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document).sort()).toEqual(
      ['components', 'info', 'openapi', 'paths', 'servers', 'tags'].sort(),
    );
    expect(JSON.stringify(document)).not.toMatch(/\$defs|"\$schema"/);
  });
});

describe('the page for readers', () => {
  const page = docsPage(document);

  it('shows every call with its method, path, summary and audience', () => {
    for (const { method, path, operation } of operations) {
      expect(page).toContain(`id="${operation.operationId}"`);
      expect(page).toContain(`<span class="badge ${method}">${method.toUpperCase()}</span>`);
      expect(page).toContain(path);
    }
  });

  it('links every type to its description, each once', () => {
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name ?? '');
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    expect(links.filter((name) => !ids.includes(name))).toEqual([]);
  });

  it('needs no script and nothing from other sites, and its policy allows only its own style', async () => {
    const { app } = openCallApp([]);
    mountDocs(app, 'https://example.com');
    const answer = await app.request('/docs');
    const html = await answer.text();
    expect(html).not.toMatch(/<script|https?:|style="|onclick/);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
