import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../src/entryServer.tsx';
import { testClientConfig as config } from '../../support/app/testClientConfig.ts';
import { sampleClinic, sampleDoctor, sampleEvent } from '../../support/screen/sampleAnswers.ts';

const SAMPLES = { clinic: sampleClinic(), doctor: sampleDoctor(), event: sampleEvent() };

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

it.each(['clinic', 'doctor', 'event'])(
  'the reviews of a %s are read as the address sorts and filters them',
  async (kind) => {
    const asked: string[] = [];
    const readPublic = async (path: string) => {
      asked.push(path);
      return path.startsWith('/public/reviews')
        ? Response.json({ data: [], total: 0 })
        : Response.json({
            data: { ...SAMPLES[kind as keyof typeof SAMPLES], id: '1', reviewCount: 3 },
          });
    };
    const url = `/contents/${kind}/1?tabId=review&photos=true&sort=rating`;
    const { body } = await renderPage({ url, config, readPublic });
    const lists = asked.filter((path) => path.startsWith('/public/reviews'));
    expect(lists).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(lists[0]?.split('?')[1]))).toMatchObject({
      [`${kind}Id`]: '1',
      photos: 'true',
      sort: 'rating',
    });
    expect(body.match(/aria-pressed="true"/g)).toHaveLength(2);
    expect(body).not.toContain('불러오는 중');
  },
);

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
