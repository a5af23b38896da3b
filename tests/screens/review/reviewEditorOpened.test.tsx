import { setTimeout as wait } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Counsel } from '../../../contract/counsel.ts';
import {
  announceWriting,
  COUNSEL,
  CREATED,
  EDITOR,
  field,
  openEditor,
  register,
  sampleMyReview,
} from '../../support/fixtures/reviewWorld.ts';
import { liveStreamOf } from '../../support/screen/liveStreamOf.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';

/** The editor of a new review, on a page that learns of changes of its counsel. */
async function openLiveEditor() {
  const live = liveStreamOf('/member/live');
  const rendered = await openEditor();
  await live.isOpen();
  const change = async (changes: Partial<Counsel>) => {
    const asked = mockEndpoint('GET /member/counsels/:id', { data: { ...COUNSEL, ...changes } });
    live.say('change', `counsel ${COUNSEL.id}`);
    await expect.poll(() => asked.length).toBe(1);
    await act(() => wait(100));
  };
  return { ...rendered, change };
}

describe('a counsel that changes while its review is being written', () => {
  it('AMB-18 a cancellation takes no text away, and the review can be sent', async () => {
    const { posted } = announceWriting();
    const { user, change } = await openLiveEditor();
    await user.type(field('제목'), '쓰던 글');
    await change({ state: 'CANCELED' });
    expect(field('제목').value).toBe('쓰던 글');
    await user.click(register());
    await screen.findByText(CREATED);
    expect(posted[0]?.body.title).toBe('쓰던 글');
  });

  it('EDT-14 leads back, also if the page learns of the review before it is told that it was sent', async () => {
    announceWriting();
    mockEndpoint('GET /member/reviews/:id', { data: sampleMyReview() });
    const { user, address, change } = await openLiveEditor();
    mockEndpoint('PATCH /member/counsels/:id', async () => {
      await change({ review_id: sampleMyReview().id });
      return { data: { ...COUNSEL, review_id: sampleMyReview().id } };
    });
    await user.click(register());
    await screen.findByText(CREATED);
    await expect.poll(address).toBe('/counsel');
  });
});

it('EDT-15 the next visit edits the review that was sent, also before the counsel is read again', async () => {
  announceWriting();
  const { user, goTo, address } = await openEditor();
  mockEndpoint('GET /member/counsels/:id', () => new Promise(() => undefined));
  mockEndpoint('GET /member/reviews/:id', { data: sampleMyReview({ title: '보낸 글' }) });
  await user.click(register());
  await expect.poll(address).toBe('/counsel');
  await goTo(EDITOR);
  await screen.findByRole('heading', { level: 1, name: '리뷰 수정하기' });
  expect(field('제목').value).toBe('보낸 글');
});
