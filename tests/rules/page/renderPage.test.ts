import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/entryServer.tsx';
import { testClientConfig as config } from '../../support/app/testClientConfig.ts';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';

it('two pages rendered at once read their own answers', async () => {
  const render = async (name: string) => {
    const readPublic = async (path: string) =>
      path.startsWith('/public/clinics/')
        ? Response.json({ data: sampleClinic({ name }) })
        : Response.json({ data: [], total: 0 });
    return renderPage({ url: '/contents/clinic/1', config, readPublic });
  };
  const [first, second] = await Promise.all([render('하나의원'), render('두울의원')]);
  expect(first.body).toContain('하나의원');
  expect(first.body).not.toContain('두울의원');
  expect(second.body).toContain('두울의원');
});

describe('GLB-04 a callback', () => {
  it.each([
    ['/oauth/line', 200],
    ['/oauth/facebook', 404],
    ['/oauth', 404],
  ])('%s has status %i', async (url, status) => {
    const readPublic = async () => Response.json({ data: [], total: 0 });
    expect(await renderPage({ url, config, readPublic })).toMatchObject({ status });
  });
});
