import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Bookmark } from '../../../contract/bookmark.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import {
  briefClinic,
  sampleClinic,
  sampleDoctor,
  sampleEvent,
  sampleReview,
} from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ID = sampleClinic().id;
const clinic = briefClinic();

const KINDS = [
  { requirement: 'CLN-23', kind: 'clinic', type: 'CLINIC', id: ID },
  { requirement: 'DOC-16', kind: 'doctor', type: 'DOCTOR', id: sampleDoctor().id },
  { requirement: 'EVT-11', kind: 'event', type: 'EVENT', id: sampleEvent().id },
  { requirement: 'REV-14', kind: 'review', type: 'REVIEW', id: sampleReview().id },
] as const;

const open = (kind: string, id: string) => renderScreen(`/contents/${kind}/${id}`);
const button = (name: string) => screen.findByRole('button', { name });
const nameNow = () => screen.queryByRole('button', { name: /^(찜하기|찜 해제)$/ })?.textContent;

function serveRecords() {
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
  mockEndpoint('GET /public/doctors/:id', { data: sampleDoctor({ clinic }) });
  mockEndpoint('GET /public/events/:id', { data: sampleEvent({ clinic }) });
  mockEndpoint('GET /public/reviews/:id', { data: sampleReview({ clinic }) });
  mockEndpoint('GET /public/reviews', { data: [], total: 0 });
}

/** The member's bookmarks as a server would keep them. Answers can be delayed. */
function keepBookmarks(...kept: Bookmark[]) {
  let bookmarks = kept;
  let until: Promise<void> = Promise.resolve();
  const asked = mockEndpoint('GET /member/bookmarks/:type/:id', ({ params }) => ({
    data: bookmarks.filter(
      (one) =>
        one.bookmarkableId === params.id && one.bookmarkableType === params.type.toUpperCase(),
    ),
  }));
  const added = mockEndpoint('POST /member/bookmarks', async ({ body }) => {
    await until;
    const bookmark = { id: `bookmark-${bookmarks.length}`, ...body };
    bookmarks = [...bookmarks, bookmark];
    return { data: bookmark };
  });
  const removed = mockEndpoint('DELETE /member/bookmarks/:id', async ({ params }) => {
    await until;
    bookmarks = bookmarks.filter(({ id }) => id !== params.id);
    return {};
  });
  /** Changes wait until the returned function is called. */
  const holdBack = () => {
    let go = () => {};
    until = new Promise((resolve) => {
      go = resolve;
    });
    return () => act(async () => go());
  };
  return { asked, added, removed, holdBack };
}

const bookmarkOn = (type: Bookmark['bookmarkableType'], id: string): Bookmark => ({
  id: 'its-own-id',
  bookmarkableId: id,
  bookmarkableType: type,
});

describe.each(KINDS)('$requirement the action bar of a $kind', ({ kind, type, id }) => {
  it('DOC-15 CSL-01 offers to bookmark and to book a counsel', async () => {
    serveRecords();
    await open(kind, id);
    const bookmark = await button('찜하기');
    expect(bookmark.getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(bookmark.hasAttribute('disabled')).toBe(false));
    expect((await button('상담 예약하기')).hasAttribute('disabled')).toBe(false);
  });

  it('BKM-05 a guest is asked to log in, and no bookmark call is made', async () => {
    serveRecords();
    const { asked, added } = keepBookmarks();
    const { user } = await open(kind, id);
    await user.click(await button('찜하기'));
    await screen.findByRole('dialog', { name: '로그인' });
    expect([...asked, ...added]).toEqual([]);
  });

  it('BKM-06 BKM-08 BKM-09 BKM-12 BKM-13 adds a bookmark, says so and reads it again', async () => {
    serveRecords();
    logIn();
    const { asked, added } = keepBookmarks();
    const { user } = await open(kind, id);
    await waitFor(() => expect(asked).toEqual([{ params: { type: kind, id } }]));
    await user.click(await button('찜하기'));
    await screen.findByText('찜이 추가되었습니다');
    expect(added).toEqual([{ body: { bookmarkableId: id, bookmarkableType: type } }]);
    expect((await button('찜 해제')).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('BKM-07 BKM-10 BKM-11 BKM-13 removes it by the id of the bookmark', async () => {
    serveRecords();
    logIn();
    const { asked, removed } = keepBookmarks(bookmarkOn(type, id));
    const { user } = await open(kind, id);
    await user.click(await button('찜 해제'));
    await screen.findByText('찜이 해제되었습니다');
    expect(removed).toEqual([{ params: { id: 'its-own-id' } }]);
    await button('찜하기');
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

describe('the bookmark button of a page', () => {
  it('BKM-06 changes before the server has answered', async () => {
    serveRecords();
    logIn();
    const { holdBack } = keepBookmarks();
    const go = holdBack();
    const { user } = await open('clinic', ID);
    await user.click(await button('찜하기'));
    await button('찜 해제');
    expect(screen.queryByText('찜이 추가되었습니다')).toBeNull();
    await go();
    await screen.findByText('찜이 추가되었습니다');
  });

  it('BKM-04 an ended session asks for a login', async () => {
    expectConsole(/The bookmark could not be changed/);
    serveRecords();
    logIn();
    keepBookmarks();
    mockEndpoint('POST /member/bookmarks', refusal('unauthenticated'));
    mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    const { user } = await open('clinic', ID);
    await user.click(await button('찜하기'));
    await screen.findByRole('dialog', { name: '로그인' });
    expect(nameNow()).toBe('찜하기');
  });
});

describe('the action bar', () => {
  it('STATE-01 is there while the record is loading, and does nothing yet', async () => {
    let answer: (value: { data: ReturnType<typeof sampleClinic> }) => void = () => undefined;
    mockEndpoint(
      'GET /public/clinics/:id',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await open('clinic', ID);
    await screen.findByText('불러오는 중');
    for (const name of ['찜하기', '상담 예약하기']) {
      expect((await button(name)).hasAttribute('disabled')).toBe(true);
    }
    await act(async () => answer({ data: sampleClinic() }));
    await waitFor(async () =>
      expect((await button('찜하기')).hasAttribute('disabled')).toBe(false),
    );
  });

  it('AMB-21 is not there without a record', async () => {
    mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
    await open('clinic', ID);
    await screen.findByText('페이지를 찾을 수 없습니다');
    expect(screen.queryByRole('button', { name: '상담 예약하기' })).toBeNull();
  });

  it('BKM-15 offers no counsel about a doctor without a clinic', async () => {
    mockEndpoint('GET /public/doctors/:id', { data: sampleDoctor() });
    await open('doctor', sampleDoctor().id);
    await screen.findByRole('heading', { level: 1, name: '김하늘 원장' });
    expect((await button('지금은 예약할 수 없어요')).hasAttribute('disabled')).toBe(true);
    expect((await button('찜하기')).hasAttribute('disabled')).toBe(false);
  });

  it.each(KINDS)(
    'AMB-43 is switched off on the preview of a $kind, also for members',
    async ({ kind }) => {
      logIn();
      const { asked } = keepBookmarks();
      const shelf = mockEndpoint('GET /member/bookmarks', {
        data: { clinics: [], doctors: [], events: [], reviews: [] },
      });
      const ownReviews = mockEndpoint('GET /member/reviews/keys', { data: [] });
      const key = `temp${kind.charAt(0).toUpperCase()}${kind.slice(1)}Info`;
      const named = { name: '저장 전', title: '저장 전' };
      const nested = {
        doctors: [{ id: 'a', ...named }],
        events: [{ id: 'b', ...named }],
        event: { id: 'b', ...named },
      };
      localStorage.setItem(key, JSON.stringify({ ...named, ...nested }));
      await renderScreen(`/contents/${kind}/pv?tabId=doctor`);
      await screen.findByRole('heading', { level: 1, name: /저장 전/ });
      expect((await button('찜하기')).hasAttribute('disabled')).toBe(true);
      expect((await button('상담 예약하기')).hasAttribute('disabled')).toBe(true);
      expect(screen.getAllByRole('button', { name: /찜하기/ })).toHaveLength(1);
      expect([...asked, ...shelf, ...ownReviews]).toEqual([]);
      localStorage.clear();
    },
  );

  it('BKM-06 BKM-07 reads in Japanese', async () => {
    serveRecords();
    logIn();
    keepBookmarks();
    const { user } = await renderScreen(`/contents/clinic/${ID}?lang=ja`);
    await button('相談を予約する');
    await user.click(await button('お気に入りに追加'));
    await screen.findByText('お気に入りに追加しました');
    await button('お気に入り解除');
  });
});
