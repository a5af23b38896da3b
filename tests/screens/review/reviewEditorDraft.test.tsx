import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../../../src/environment/drafts.ts';
import { forgetAllFiles } from '../../../src/environment/keptFiles.ts';
import { countLogout } from '../../../src/environment/sessionChannel.ts';
import {
  announceStore,
  announceWriting,
  CHANGED,
  COUNSEL,
  CREATED,
  field,
  openEditor,
  photo,
  pick,
  REVIEW,
  register,
} from '../../support/fixtures/reviewWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const NAME = `review:${sampleMember().id}:${COUNSEL.id}`;
const DAY = 24 * 60 * 60 * 1_000;
const note = () => screen.queryByText('작성하던 내용을 불러왔어요');
const thumbnail = (name: string) => screen.queryByRole('button', { name: `${name} 사진 바꾸기` });

const TITLE = '아직 쓰는 중';
const PHOTO = 'new.jpg';

/** A text, a photo, and a choice. */
async function write() {
  const rendered = await openEditor();
  await rendered.user.type(field('제목'), TITLE);
  await rendered.user.selectOptions(screen.getByRole('combobox', { name: '평점' }), '2');
  pick('전', [photo(PHOTO)]);
  return rendered;
}

async function expectWritten() {
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '제목' })).value).toBe(
    TITLE,
  );
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '평점' }).value).toBe('2');
  expect(thumbnail(PHOTO)).not.toBeNull();
}

describe('the draft of a review', () => {
  beforeEach(() => forgetAllFiles('member'));

  it('is there again on the next visit, with photos', async () => {
    await write();
    expect(note()).toBeNull();
    cleanup();
    await openEditor();
    await expectWritten();
    expect(note()).not.toBeNull();
  });

  it('is deleted if an older build wrote it in a form that cannot be read', async () => {
    expectConsole(/The draft could not be read/);
    keepDraft(NAME, { text: '{"photos":[]}', order: null });
    await openEditor();
    expect(readDraft(NAME)).toBeNull();
  });

  it('is there again after going to another page and back', async () => {
    const { goTo, goBack } = await write();
    await goTo('/counsel');
    await screen.findByText('상담 내역이 없습니다');
    await goBack();
    await expectWritten();
  });

  it('ERR-07 is there again after the session was lost and the member has logged in', async () => {
    expectConsole(/Failed to get signed URL/);
    const { user } = await write();
    mockEndpoint('GET /s3/generate-s3-url', refusal('unauthenticated'));
    mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    await user.click(register());
    await screen.findByText('로그인이 필요한 페이지 입니다');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();

    const store = announceStore();
    const { posted } = announceWriting();
    const { user: again } = await openEditor();
    await expectWritten();
    await again.click(register());
    await screen.findByText(CREATED);
    expect(store.sent.map(({ name }) => name)).toEqual([PHOTO]);
    expect(posted[0]?.body).toMatchObject({ title: '아직 쓰는 중', rating: 2 });
  });

  it('EDT-19 uploaded photos are not uploaded again after a reload', async () => {
    expectConsole(/The review was not saved/);
    const store = announceStore();
    mockEndpoint('POST /member/reviews', refusal('internal'));
    const { user } = await write();
    await user.click(register());
    await screen.findByText(/아직 등록되지 않았어요/);
    cleanup();

    const { posted } = announceWriting();
    const { user: again } = await openEditor();
    await expectWritten();
    await again.click(register());
    await screen.findByText(CREATED);
    expect(store.sent).toHaveLength(1);
    expect(posted[0]?.body.beforePhotos).toHaveLength(1);
  });

  it('EDT-14 leads back to the counsel, also after a reload in the middle of an upload', async () => {
    const held = new Promise<number>(() => undefined);
    const store = announceStore((_, tried) => (tried === 1 ? held : 200));
    const { posted } = announceWriting();
    const { user } = await write();
    await user.click(register());
    await screen.findByRole('progressbar');
    await expect.poll(() => store.tries.get(PHOTO)).toBe(1);
    cleanup();

    const { user: again, address } = await openEditor();
    await expectWritten();
    await again.click(register());
    await screen.findByText(CREATED);
    await expect.poll(address).toBe('/counsel');
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body.beforePhotos).toHaveLength(1);
  });

  it('is one review however often it is sent: the same text goes under the same key', async () => {
    expectConsole(/The review was not saved/);
    const spy = vi.spyOn(globalThis, 'fetch');
    mockEndpoint('POST /member/reviews', refusal('internal'));
    const { user } = await openEditor();
    await user.type(field('제목'), '글');
    await user.click(register());
    await screen.findByText(/아직 등록되지 않았어요/);
    cleanup();

    announceWriting();
    const { user: again } = await openEditor();
    await again.click(register());
    await screen.findByText(CREATED);
    const keys = spy.mock.calls
      .filter(([address]) => String(address).endsWith('/member/reviews'))
      .flatMap(([, init]) => new Headers(init?.headers).get('Idempotency-Key') ?? []);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    spy.mockRestore();
  });

  it('is deleted after sending', async () => {
    announceStore();
    announceWriting();
    const { user } = await write();
    expect(JSON.stringify({ ...sessionStorage })).toContain('아직 쓰는 중');
    await user.click(register());
    await screen.findByText(CREATED);
    expect(Object.keys({ ...sessionStorage }).filter((key) => key.startsWith('draft:'))).toEqual(
      [],
    );
    cleanup();
    await openEditor();
    expect(field('제목').value).toBe('');
    expect(thumbnail(PHOTO)).toBeNull();
  });

  it('AUTH-21 is deleted by a logout', async () => {
    const { user, goTo } = await write();
    mockEndpoint('POST /auth/logout', {});
    await goTo('/my-page');
    await user.click(await screen.findByRole('button', { name: '로그아웃' }));
    await screen.findByText('로그아웃 되었습니다');
    expect(readDraft(NAME)).toBeNull();
    cleanup();
    await openEditor();
    expect(thumbnail(PHOTO)).toBeNull();
  });

  it('AUTH-21 is written again by a member who comes back after a logout in another tab', async () => {
    const { user } = await write();
    // Both happened while this page was frozen.
    countLogout();
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await expect.poll(() => readDraft(NAME)).toBeNull();
    await user.type(field('제목'), '!');
    cleanup();
    await openEditor();
    expect(field('제목').value).toBe(`${TITLE}!`);
  });

  it('can be discarded, which restores the first form', async () => {
    await write();
    cleanup();
    const { user } = await openEditor({ review: REVIEW });
    await expectWritten();
    await user.click(screen.getByRole('button', { name: '지우고 새로 쓰기' }));
    const question = await screen.findByRole('dialog', { name: '지우고 새로 쓸까요?' });
    expect(field('제목').value).toBe('아직 쓰는 중');
    await user.click(within(question).getByRole('button', { name: '지우고 새로 쓰기' }));
    await expect.poll(() => field('제목').value).toBe('쓴 제목');
    expect([thumbnail('a.jpg'), thumbnail(PHOTO)]).toEqual([expect.anything(), null]);
    expect(note()).toBeNull();
    expect(readDraft(NAME)).toBeNull();
  });

  describe('that was begun before the member sent the review from another device', () => {
    it('EDT-15 GEN-09 is put on top of that review, and no photo or text is lost', async () => {
      await write();
      cleanup();
      announceStore();
      const edited = mockEndpoint('PATCH /member/reviews/:id', { data: REVIEW });
      const { user } = await openEditor({ review: REVIEW });
      await expectWritten();
      await user.click(register());
      await screen.findByText(CHANGED);
      const [{ body } = { body: null }] = edited;
      expect(body).toMatchObject({ title: TITLE, content: REVIEW.content, rating: 2 });
      expect(body?.doctors).toEqual(REVIEW.doctors.map(({ id }) => id));
      expect(body?.beforePhotos.map(({ name }) => name)).toEqual(['a.jpg', 'b.webp', PHOTO]);
    });

    it('EDT-15 is shown alone if an older build kept it, because it may be an edit', async () => {
      await write();
      cleanup();
      const text = readDraft(NAME)?.text.replace('"reviewId":null,', '') ?? '';
      keepDraft(NAME, { text, order: null });
      await openEditor({ review: REVIEW });
      await expectWritten();
      expect(field('리뷰내용').value).toBe('');
    });

    it('EDT-15 is from then on an edit: what the member removes stays removed', async () => {
      await write();
      cleanup();
      const { user } = await openEditor({ review: REVIEW });
      await user.clear(field('리뷰내용'));
      cleanup();
      await openEditor({ review: REVIEW });
      await expectWritten();
      expect(field('리뷰내용').value).toBe('');
    });
  });

  it('belongs to one member', async () => {
    await write();
    cleanup();
    await openEditor({ member: { id: 'other', token: { id: 'other', type: 'MEMBER' } } });
    expect(field('제목').value).toBe('');
  });

  it('says so if the browser could not keep its photos', async () => {
    await write();
    cleanup();
    await forgetAllFiles('member');
    await openEditor();
    expect(await screen.findByText('사진 1장은 불러오지 못했어요. 다시 골라주세요')).toBeTruthy();
    expect(field('제목').value).toBe('아직 쓰는 중');
  });

  it('after a day its photos are uploaded again, because the server has deleted them', async () => {
    expectConsole(/The review was not saved/);
    const store = announceStore();
    mockEndpoint('POST /member/reviews', refusal('internal'));
    const { user } = await write();
    await user.click(register());
    await screen.findByText(/아직 등록되지 않았어요/);
    cleanup();

    const draft = readDraft(NAME);
    const text = draft?.text.replace(/"uploadedAt":\d+/, `"uploadedAt":${Date.now() - DAY}`) ?? '';
    keepDraft(NAME, { text, order: null });
    announceWriting();
    const { user: again } = await openEditor();
    await again.click(register());
    await screen.findByText(CREATED);
    expect(store.sent).toHaveLength(2);
  });
});
