import { expect, it } from 'vitest';
import { renderPage } from '../../../src/entryServer.tsx';
import { testClientConfig } from '../../support/app/testClientConfig.ts';

const config = { ...testClientConfig, isDemo: false };

it.each([
  ['CLN-02', 'clinic'],
  ['DOC-02', 'doctor'],
  ['EVT-02', 'event'],
  ['REV-02', 'review'],
])(
  '%s STATE-02 the server renders only the frame of the preview of a %s, without a query',
  async (_, kind) => {
    const asked: string[] = [];
    const readPublic = async (path: string) => {
      asked.push(path);
      return Response.json({ code: 'not_found', message: 'not found' }, { status: 404 });
    };
    const url = `/contents/${kind}/pv?tabId=review`;
    const page = await renderPage({ url, config, readPublic });
    expect(asked).toEqual([]);
    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>미리보기 | ');
    expect(page.head).toContain('<meta name="robots" content="noindex">');
    expect(page.body).toContain('미리보기');
    expect(page.body).toMatch(/<main[^>]*><\/main>/);
  },
);
