import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api } from '../../contract/api.ts';
import { ERROR_STATUS } from '../../contract/errorCode.ts';
import { docsPage } from '../../server/http/docs/docsPage.ts';
import { mountDocs } from '../../server/http/docs/mountDocs.ts';
import { describeApi } from '../../server/http/docs/openApi.ts';
import { openCallApp } from '../support/callApp.ts';

const document = describeApi('https://example.com');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

describe('the OpenAPI document', () => {
  it('describes every call of the contract, and no other', () => {
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

  it('says who may ask, what is filled in, and what each call can refuse with', () => {
    const clinics = document.paths['/public/clinics']?.get;
    expect(clinics?.['x-audience']).toBe('anyone');
    const limit = clinics?.parameters.find(({ name }) => name === 'limit');
    expect(limit).toMatchObject({ in: 'query', required: false, schema: { default: 10_000 } });
    const post = document.paths['/member/reviews']?.post;
    expect(post?.security).toEqual([{ session: [] }]);
    expect(post?.responses['409']?.description).toContain('already_reviewed');
    for (const { operation } of operations) {
      const codes = Object.entries(operation.responses).filter(([status]) => status !== '200');
      for (const [status, { description }] of codes) {
        for (const code of description.split(', ')) expect(ERROR_STATUS).toHaveProperty(code);
        expect(Number(status)).toBeGreaterThanOrEqual(400);
      }
    }
  });

  it('says which calls take an Idempotency-Key', () => {
    const taking = operations.filter(({ operation }) =>
      operation.parameters.some(
        ({ name, in: place }) => `${place} ${name}` === 'header Idempotency-Key',
      ),
    );
    expect(taking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'post /member/counsels',
      'post /member/reviews',
      'post /staff/clinics',
      'post /staff/doctors',
      'post /staff/events',
      'post /staff/people',
    ]);
  });

  it('keeps to the words of OpenAPI 3.1', () => {
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

  it('needs no script and nothing from elsewhere, and its policy allows just its own style', async () => {
    const { app } = openCallApp({ routes: [] });
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
