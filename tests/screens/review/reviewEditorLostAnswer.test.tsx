import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MyReview, UploadedFile } from '../../../contract/review.ts';
import { forgetAllFiles } from '../../../src/environment/keptFiles.ts';
import {
  announceStore,
  CHANGED,
  field,
  openEditor,
  photo,
  pick,
  register,
  sampleMyReview,
} from '../../support/fixtures/reviewWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { expectConsole } from '../../support/setup/console.ts';

const thumbnails = () =>
  screen
    .queryAllByRole('button', { name: /사진 바꾸기$/ })
    .map((button) => button.getAttribute('aria-label'));

/** The server stores a converted photo at a path of its own, and keeps name and hash of the upload. */
function storedPhoto({ path, name, hash }: UploadedFile) {
  const stored = `media/${path}.webp`;
  return { url: `/${stored}`, path: stored, name, hash };
}

/** The server stores the first review and its answer is lost; it refuses a second one. */
function loseAnswer() {
  announceStore();
  let stored: MyReview | null = null;
  mockEndpoint('POST /member/reviews', ({ body }) => {
    if (stored) return refusal('already_reviewed');
    const { title, content } = body;
    const beforePhotos = body.beforePhotos.map(storedPhoto);
    stored = sampleMyReview({ title, content, beforePhotos });
    return refusal('internal');
  });
  mockEndpoint('GET /member/reviews', () => ({ data: stored ? [stored] : [], total: 1 }));
  mockEndpoint('GET /member/reviews/:id', () => ({ data: stored ?? sampleMyReview() }));
  return mockEndpoint('PATCH /member/reviews/:id', () => ({ data: stored ?? sampleMyReview() }));
}

describe('a review that is stored although its answer was lost', () => {
  beforeEach(async () => {
    expectConsole(/The review was not saved/);
    await forgetAllFiles('member');
  });

  it('GEN-09 EDT-22 is edited with each photo once', async () => {
    const edited = loseAnswer();
    const { user } = await openEditor();
    await user.type(field('제목'), '하나');
    pick('전', [photo('a.jpg'), photo('b.jpg')]);
    await user.click(register());
    await screen.findByText(/아직 등록되지 않았어요/);
    await user.type(field('제목'), ' 둘');
    await user.click(register());
    await user.click(await screen.findByRole('button', { name: '리뷰 수정하기' }));
    pick('전', [photo('c.jpg')]);
    expect(thumbnails()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => `${name} 사진 바꾸기`));
    await user.click(register());
    await screen.findByText(CHANGED);
    expect(edited[0]?.body.title).toBe('하나 둘');
    expect(edited[0]?.body.beforePhotos.map(({ name }) => name)).toEqual([
      'a.jpg',
      'b.jpg',
      'c.jpg',
    ]);
  });

  it('EDT-22 starting over leads back to what is stored, not to an empty form', async () => {
    const edited = loseAnswer();
    const { user: first } = await openEditor();
    await first.type(field('제목'), '하나');
    await first.click(register());
    await screen.findByText(/아직 등록되지 않았어요/);
    cleanup();

    const { user } = await openEditor();
    await user.type(field('리뷰내용'), '둘');
    cleanup();

    const { user: last } = await openEditor();
    await last.click(register());
    await last.click(await screen.findByRole('button', { name: '리뷰 수정하기' }));
    await last.click(screen.getByRole('button', { name: '지우고 새로 쓰기' }));
    const question = await screen.findByRole('dialog', { name: '지우고 새로 쓸까요?' });
    await last.click(within(question).getByRole('button', { name: '지우고 새로 쓰기' }));
    await expect.poll(() => field('리뷰내용').value).toBe('');
    expect(field('제목').value).toBe('하나');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await last.click(register());
    await screen.findByText(CHANGED);
    expect(edited[0]?.body.title).toBe('하나');
  });
});
