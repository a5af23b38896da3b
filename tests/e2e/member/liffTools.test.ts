import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { type LineOptions, openInLine } from '../../support/browser/openInLine.ts';
import { untilInteractive } from '../../support/browser/visit.ts';
import { LIFF_ID, type LineServer, startLineServer } from '../../support/fakes/lineServer.ts';

let line: LineServer;
beforeAll(async () => {
  line = await startLineServer();
}, 120_000);
afterAll(() => line.stop());

/** The addresses that would open the LINE app; this browser ignores them. */
async function watchHandOvers(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (/^(line|liff):/.test(url)) addresses.push(url);
  });
  await session.send('Page.enable');
  return addresses;
}

async function firstClinic(): Promise<{ id: string; name: string }> {
  const answer = await fetch(`${line.siteUrl}/public/clinics?limit=1`);
  const { data } = (await answer.json()) as { data: { id: string; name: string }[] };
  const [clinic] = data;
  if (!clinic) throw new Error('The demonstration has no clinic');
  return clinic;
}

describe('the frame inside LINE', () => {
  it.each([
    ['iphone', 34],
    ['android', 0],
  ] as const)(
    'GEN-01 leaves the bar of an %s free from the first paint on: %i px',
    async (phone, height) => {
      const { page, open } = await openInLine(line, { phone });
      await open('/search');
      const bar = page.getByRole('navigation', { name: '주 메뉴' });
      // LINE loads the page a second time. It may do so while this measures both edges: then they are measured again.
      let free = Number.NaN;
      const measure = async () => {
        free = await bar.evaluate((element) => {
          const bottom = (each: Element | null) =>
            each?.getBoundingClientRect().bottom ?? Number.NaN;
          return bottom(element) - bottom(element.querySelector('ul'));
        });
        return free;
      };
      await expect.poll(measure).not.toBeNaN();
      expect(free).toBe(height);
    },
  );
});

describe('sharing inside LINE', () => {
  it('asks for friends and sends them a link that opens inside LINE', async () => {
    const { id } = await firstClinic();
    const { page, state, open } = await openInLine(line);
    const handOvers = await watchHandOvers(page);
    await open(`/contents/clinic/${id}`);
    await page.getByRole('button', { name: '공유하기' }).click();
    await expect.poll(() => state.asked.at(-1)).toContain('shareTargetPicker/result');
    expect(handOvers).toHaveLength(1);
    const { protocol, searchParams } = new URL(handOvers[0] ?? '');
    expect(protocol).toBe('line:');
    expect(searchParams.get('data')).toContain(
      `https://liff.line.me/${LIFF_ID}/contents/clinic/${id}`,
    );
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the friend of the service', () => {
  /** In the booking of a clinic, as a member who has a name and has given all consents. */
  async function book(options: LineOptions) {
    const { id } = await firstClinic();
    const sub = `friend-${Math.random()}`;
    const opened = await openInLine(line, { idToken: await line.idToken({ sub }), ...options });
    const { page, open } = opened;
    const handOvers = await watchHandOvers(page);
    await open('/search');
    await page.getByText('라인 앱에서 로그인 되었습니다.').waitFor();
    await becomeReady(page, id);
    await page.goto(`/liff/contents/clinic/${id}`);
    await untilInteractive(page);
    await page.getByRole('button', { name: '상담 예약하기' }).click();
    await page.getByRole('button', { name: '라인 친구추가' }).click();
    await page.getByText('상담 신청을 보냈어요').waitFor();
    return { ...opened, handOvers };
  }

  it('is added in a window of LINE, also by a member who closed the first one, and LINE is asked afterwards', async () => {
    const { page, state, handOvers } = await book({ state: { answer: 'cancel' } });
    await expect.poll(() => handOvers.length).toBe(1);
    // LINE opens no second window before the first one has ended.
    await expect.poll(() => state.asked.some((path) => path.endsWith('waitResult'))).toBe(true);
    await page.getByRole('button', { name: '친구 추가하기' }).waitFor();
    expect(await page.getByText('라인 친구로 추가되었어요').count()).toBe(0);

    state.answer = 'submit';
    await page.getByRole('button', { name: '친구 추가하기' }).click();
    await page.getByText('라인 친구로 추가되었어요').waitFor();
    const subwindow = expect.stringMatching(/^liff:\/\/subwindow\?/);
    expect(handOvers).toEqual([subwindow, subwindow]);
    const window = state.asked.findLastIndex((path) => path.endsWith('waitResult'));
    expect(state.asked.slice(window)).toContain('GET api.line.me/friendship/v1/status');
  });

  it('a member who is a friend already is not asked', async () => {
    const { page, handOvers } = await book({ state: { isFriend: true } });
    await page.getByText('라인 친구로 추가되었어요').waitFor();
    expect(handOvers).toEqual([]);
  });
});

/** By calls, because LINE is not involved. */
async function becomeReady(page: Page, clinicId: string): Promise<void> {
  const body = { clinic_id: clinicId, purposes: CONSENT_PURPOSES, version: CONSENT_VERSION };
  await page.evaluate(
    async ({ consent, nickname }) => {
      const send = (method: string, path: string, content: unknown) =>
        fetch(path, {
          method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(content),
        }).then((answer) => answer.json());
      const { data } = await send('POST', '/member/consents', consent);
      await send('PATCH', `/member/${data.id}`, { nickname });
    },
    {
      consent: { ...body, language: 'ko' },
      nickname: `별${Math.random().toString(36).slice(2, 8)}`,
    },
  );
}

it('the build for ordinary browsers contains nothing of the SDK', () => {
  const contentOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('');
  const marks = /LIFF_STORE|liff\.state|shareTargetPicker/;
  expect(marks.test(contentOf('dist/web'))).toBe(false);
  expect(marks.test(contentOf('dist/liff'))).toBe(true);
});
