import { describe, expect, it } from 'vitest';
import { offlinePage } from '../../../src/serviceWorker/offlinePage.ts';
import { notificationOf, ownAddress } from '../../../src/serviceWorker/pushNotification.ts';

const ORIGIN = 'https://example.com';

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
    expect(page('ko', null)).toContain('인터넷에 연결되어 있지 않아요');
    expect(page('ja', null)).toContain('インターネットに接続されていません');
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
