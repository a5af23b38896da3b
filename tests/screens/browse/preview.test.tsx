import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const PREVIEWS = [
  { id: 'CLN-02', kind: 'clinic', key: 'tempClinicInfo', heading: '저장 전' },
  { id: 'DOC-02', kind: 'doctor', key: 'tempDoctorInfo', heading: '저장 전 원장' },
  { id: 'EVT-02', kind: 'event', key: 'tempEventInfo', heading: '저장 전' },
  { id: 'REV-02', kind: 'review', key: 'tempReviewInfo', heading: '저장 전' },
] as const;
const RECORD = { id: 'a-real-one', name: '저장 전', title: '저장 전' };

let calls: string[] = [];
const noteCall = ({ request }: { request: Request }) => {
  calls.push(request.url);
};
beforeEach(() => {
  calls = [];
  mockServer.events.on('request:start', noteCall);
});
afterEach(() => {
  mockServer.events.removeListener('request:start', noteCall);
  localStorage.clear();
});

/** Does what an editor in another tab does. */
async function keepElsewhere(key: string, record: object): Promise<void> {
  localStorage.setItem(key, JSON.stringify(record));
  await act(async () => dispatchEvent(new StorageEvent('storage', { key })));
}

describe.each(PREVIEWS)('$id /contents/$kind/pv', ({ kind, key, heading }) => {
  it('GEN-11 STATE-02 shows the data stored on this device, says so, and makes no call', async () => {
    localStorage.setItem(key, JSON.stringify(RECORD));
    await renderScreen(`/contents/${kind}/pv`);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.getByText('미리보기')).toBeDefined();
    expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull();
    expect(calls).toEqual([]);
  });

  it('follows the edits of another tab', async () => {
    localStorage.setItem(key, JSON.stringify(RECORD));
    await renderScreen(`/contents/${kind}/pv`);
    await screen.findByRole('heading', { level: 1, name: heading });
    await keepElsewhere(key, { name: '다른 이름', title: '다른 이름' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('다른 이름');
    localStorage.clear();
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it.each([
    ['STATE-04 ERR-09 AMB-100 nothing', undefined],
    ['T22 no JSON', '{"name":'],
    ['T22 other types', '{"name":{"a":1},"title":[1]}'],
    ['T22 a prototype', '{"__proto__":{"name":"a","title":"a"}}'],
  ])('with %s the frame stays empty and no call is made', async (_what, kept) => {
    if (kept !== undefined) localStorage.setItem(key, kept);
    await renderScreen(`/contents/${kind}/pv`);
    await expect.poll(() => screen.queryByText('미리보기')).not.toBeNull();
    // The reader of previews is a script of its own and needs time to load.
    await act(() => import('../../../src/domain/preview/readPreview.ts'));
    expect(screen.getByRole('main').textContent).toBe('');
    expect(screen.getByRole('navigation', { name: '주 메뉴' })).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('T22 texts stay texts', async () => {
    const text = '<img src="x" onerror="document.title=1"><script>document.title=1</script>';
    localStorage.setItem(key, JSON.stringify({ name: text, title: text, description: text }));
    await renderScreen(`/contents/${kind}/pv`);
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title.textContent).toContain(text);
    expect(document.querySelector('script, [onerror]')).toBeNull();
  });
});

it.each(PREVIEWS.slice(0, 3))(
  '$id AMB-43 the review tab of the $kind is empty, and no call is made',
  async ({ kind, key }) => {
    localStorage.setItem(key, JSON.stringify(RECORD));
    await renderScreen(`/contents/${kind}/pv?tabId=review`);
    await screen.findByText('등록된 리뷰가 없습니다');
    expect(calls).toEqual([]);
  },
);

it('REV-02 AMB-43 a review with only the ids of its doctors loads none', async () => {
  const doctors = [{ id: 'one' }];
  localStorage.setItem('tempReviewInfo', JSON.stringify({ title: '저장 전', doctors }));
  await renderScreen('/contents/review/pv');
  await screen.findByRole('heading', { level: 1, name: '저장 전' });
  expect(calls).toEqual([]);
});

it.each(['/contents/clinic/pv?tabId=doctor', '/contents/clinic/pv/?tabId=doctor'])(
  'AMB-43 the cards of %s have no hearts, and no call is made',
  async (address) => {
    logIn();
    const asked = mockEndpoint('GET /member/bookmarks/keys', { data: [] });
    const askedByFrame = mockEndpoint('GET /member/notices', { data: [], hasNews: false });
    const doctors = [{ id: 'a', name: '김하늘' }];
    localStorage.setItem('tempClinicInfo', JSON.stringify({ ...RECORD, doctors }));
    await renderScreen(address);
    await screen.findByRole('link', { name: '김하늘 원장' });
    await expect.poll(() => askedByFrame.length).toBe(1);
    expect(screen.queryByRole('button', { name: /김하늘.*찜하기/ })).toBeNull();
    expect(asked).toEqual([]);
  },
);

it.each(['/contents/review/pv', '/contents/review/pv/'])(
  'AMB-43 the review of %s cannot be reported',
  async (address) => {
    localStorage.setItem('tempReviewInfo', JSON.stringify(RECORD));
    await renderScreen(address);
    await screen.findByRole('heading', { level: 1, name: '저장 전' });
    expect(screen.queryByRole('button', { name: /신고/ })).toBeNull();
  },
);
