import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { offlinePage } from '../../../src/serviceWorker/offlinePage.ts';
import { notificationOf, ownAddress } from '../../../src/serviceWorker/pushNotification.ts';
import { aPushSubscription } from '../../support/fixtures/notice/aPushSubscription.ts';

const ORIGIN = 'https://example.com';

const handles = new Map<string, (event: object) => void>();
beforeAll(async () => {
  const addEventListener = (name: string, handle: (event: object) => void) =>
    handles.set(name, handle);
  vi.stubGlobal('self', { addEventListener });
  await import('../../../src/serviceWorker/sw.ts');
});
afterAll(() => void vi.unstubAllGlobals());

describe('a push', () => {
  const push = { tag: 'n1', text: '新しいメッセージが届きました。', link: '/counsel/1?lang=ja' };

  it('is shown once for each tag, in the language of its link', () => {
    expect(notificationOf(JSON.stringify(push))).toMatchObject({
      title: 'お知らせ',
      options: { body: push.text, tag: 'n1', lang: 'ja', data: { link: push.link } },
    });
    expect(notificationOf(JSON.stringify({ ...push, link: '/counsel/1' })).title).toBe('알림');
  });

  it.each([undefined, '', 'no JSON', 'null', '{}', '{"tag":"n1","text":"","link":"/"}'])(
    'that cannot be read (%s) leads to the notices page',
    (sent) => {
      expect(notificationOf(sent).options).toMatchObject({ data: { link: '/notices' } });
    },
  );

  it.each([
    ['/counsel/1?lang=ja', `${ORIGIN}/counsel/1?lang=ja`],
    ['https://evil.example/', `${ORIGIN}/notices`],
    ['//evil.example/counsel', `${ORIGIN}/notices`],
    ['/\\evil.example', `${ORIGIN}/notices`],
    ['javascript:alert(1)', `${ORIGIN}/notices`],
    [undefined, `${ORIGIN}/notices`],
  ])('pressed, %s opens a page of our own site', (link, opened) => {
    expect(ownAddress(link, ORIGIN)).toBe(opened);
  });
});

describe('the page without a network', () => {
  const now = new Date('2026-11-25T00:00:00Z');
  const clinic = {
    name: '나비<의원>',
    nameJa: 'ナビ医院',
    address: '서울 강남구 1',
    addressJa: null,
  };
  const page = (language: 'ko' | 'ja', at: string | null) =>
    offlinePage({ language, appointment: at === null ? null : { at, clinic }, colours: '', now });

  it('speaks both languages and runs nothing', () => {
    expect(page('ko', null)).toContain('연결되지 않았어요');
    expect(page('ja', null)).toContain('接続できませんでした');
    expect(page('ko', null)).not.toMatch(/<script|src=|다음 예약/);
  });

  it('shows the next appointment that the member keeps, in Korean time', () => {
    const korean = page('ko', '2026-12-01T01:30:00Z');
    expect(korean).toContain('2026년 12월 1일 화요일 오전 10:30');
    expect(korean).toContain('나비&lt;의원&gt;');
    const japanese = page('ja', '2026-12-01T01:30:00Z');
    expect(japanese).toContain('ナビ医院');
    expect(japanese).toContain('<p lang="ko">서울 강남구 1</p>');
  });

  it('leaves out an appointment that has passed', () => {
    expect(page('ko', '2026-11-24T01:30:00Z')).not.toContain('다음 예약');
  });
});

describe('a page that cannot be loaded', () => {
  const appointment = { at: '2126-12-01T01:30:00Z', clinic: { name: '나비의원' } };

  /** What the worker answers instead. */
  async function open(path: string): Promise<string> {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('caches', { match: async () => Response.json(appointment) });
    let answer: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    const request = { mode: 'navigate', method: 'GET', url: ORIGIN + path };
    handles.get('fetch')?.({ request, respondWith });
    return (await answer)?.text() ?? '';
  }

  it.each(['/home', '/login/x', '/consoles'])('shows the kept appointment: %s', async (path) => {
    expect(await open(path)).toContain('나비의원');
  });

  it.each(['/login', '/login/', '/console', '/console/counsels'])(
    'shows no appointment of a member where staff work: %s',
    async (path) => {
      expect(await open(path)).not.toContain('나비의원');
    },
  );
});

describe('a subscription that the browser has replaced', () => {
  const asSubscription = (form: object) => ({ toJSON: () => form });

  /** The worker, with a server and a browser. */
  function work({ statuses, key }: { statuses: Record<string, number[]>; key: string }) {
    const subscribed: object[] = [];
    const pushManager = {
      subscribe: async (options: object) => {
        subscribed.push(options);
        return asSubscription(aPushSubscription);
      },
    };
    vi.stubGlobal('self', { registration: { pushManager } });
    const asked: { call: string; body?: unknown }[] = [];
    vi.stubGlobal('fetch', async (path: string, { method, body, credentials }: RequestInit) => {
      expect(credentials).toBe('include');
      const call = `${method} ${path}`;
      asked.push({ call, ...(body && { body: JSON.parse(String(body)) }) });
      return Response.json(
        { data: { publicKey: key } },
        { status: statuses[call]?.shift() ?? 200 },
      );
    });
    const change = async (newSubscription?: object | null) => {
      let done: Promise<unknown> | undefined;
      const waitUntil = (given: Promise<unknown>) => {
        done = given;
      };
      handles.get('pushsubscriptionchange')?.({ newSubscription, waitUntil });
      await done;
    };
    return { asked, subscribed, pushManager, change };
  }
  const GET = 'GET /member/push-subscription';
  const PUT = 'PUT /member/push-subscription';
  const REFRESH = 'POST /auth/refresh';
  const form = { ...aPushSubscription, endpoint: `${aPushSubscription.endpoint}-new` };

  it('is sent to the server', async () => {
    const { asked, subscribed, change } = work({ statuses: {}, key: 'k' });
    await change(asSubscription(form));
    expect(asked).toEqual([{ call: GET }, { call: PUT, body: form }]);
    expect(subscribed).toEqual([]);
  });

  it.each([[undefined], [null]])(
    'is made again if the browser has made none (%s)',
    async (none) => {
      const { asked, subscribed, change } = work({ statuses: {}, key: 'the-key' });
      await change(none);
      expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'the-key' }]);
      expect(asked.at(-1)).toEqual({ call: PUT, body: aPushSubscription });
    },
  );

  it('an expired session is renewed once', async () => {
    const { asked, change } = work({ statuses: { [GET]: [401] }, key: 'k' });
    await change(asSubscription(form));
    expect(asked.map(({ call }) => call)).toEqual([GET, REFRESH, GET, PUT]);
  });

  it.each([
    ['no member is logged in', { [GET]: [401], [REFRESH]: [401] }],
    ['the session has no web push', { [GET]: [404] }],
  ])('nothing is sent and nothing made if %s', async (_, statuses) => {
    const { asked, subscribed, change } = work({ statuses, key: 'k' });
    await change();
    expect(asked.map(({ call }) => call)).not.toContain(PUT);
    expect(subscribed).toEqual([]);
  });

  it('nothing is sent, without an error, if the permission has been withdrawn', async () => {
    const { asked, pushManager, change } = work({ statuses: {}, key: 'k' });
    pushManager.subscribe = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    await change();
    expect(asked).toEqual([{ call: GET }]);
  });

  it('without a network it ends without an error', async () => {
    const { change } = work({ statuses: {}, key: 'k' });
    const ask = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', ask);
    await change(asSubscription(form));
    expect(ask).toHaveBeenCalledOnce();
  });
});
