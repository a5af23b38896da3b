import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const NOTHING = { clinics: [], doctors: [], events: [], reviews: [] };
const cards = () => within(screen.getByRole('main')).queryAllByRole('article');

const clinics = Array.from({ length: 25 }, (_, n) => {
  const id = `01900000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
  const bookmarkId = id.replace('-0000000001', '-0000000002');
  return { ...sampleClinic({ id, name: `의원 ${n}` }), bookmarkId };
});

describe('/bookmark', () => {
  it('AMB-101 reads a page of twenty of the shown kind, and the next one after the last card', async () => {
    logIn();
    const read = mockEndpoint('GET /member/bookmarks', ({ query: { offset, limit = 0 } }) => ({
      data: { ...NOTHING, clinics: clinics.slice(offset, offset + limit) },
    }));
    await renderScreen('/bookmark');
    await waitFor(() => expect(cards()).toHaveLength(25));
    expect(read.map(({ query }) => query)).toEqual([
      { type: 'clinic', offset: 0, limit: 20 },
      { type: 'clinic', offset: 20, limit: 20, after: clinics[19]?.bookmarkId },
    ]);
  });

  it('offers another try at its end, also after its first cards could not be read again', async () => {
    logIn();
    let answers = 1;
    const read = mockEndpoint('GET /member/bookmarks', ({ query: { offset, limit = 0 } }) => {
      if (answers-- <= 0) return refusal('too_many_requests');
      return { data: { ...NOTHING, clinics: clinics.slice(offset, offset + limit) } };
    });
    expectConsole(/GET \/member\/bookmarks failed: too_many_requests/);
    const { goTo, user } = await renderScreen('/bookmark');
    const retry = () => screen.queryByRole('button', { name: '다시 시도' });
    await waitFor(() => expect(retry()).not.toBeNull());
    await goTo('/search');
    await goTo('/bookmark');
    await waitFor(() => expect(read).toHaveLength(3));
    expect(cards()).toHaveLength(20);
    await waitFor(() => expect(retry()).not.toBeNull());
    answers = 2;
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(cards()).toHaveLength(25));
    // The shown cards are old, so they are read again before the next page.
    expect(read.slice(3).map(({ query }) => query.offset)).toEqual([0, 20]);
  });

  it('does not say that there are none after all shown cards were removed', async () => {
    logIn();
    mockEndpoint('GET /member/bookmarks', ({ query: { offset, limit = 0 } }) =>
      offset > 0
        ? refusal('too_many_requests')
        : { data: { ...NOTHING, clinics: clinics.slice(0, limit) } },
    );
    expectConsole(/GET \/member\/bookmarks failed: too_many_requests/);
    await renderScreen('/bookmark');
    await screen.findByRole('button', { name: '다시 시도' });
    for (const heart of screen.getAllByRole('button', { name: /찜하기/ })) fireEvent.click(heart);
    await waitFor(() => expect(screen.queryByRole('button', { pressed: true })).toBeNull());
    expect(cards()).toHaveLength(20);
    expect(screen.queryByText('찜한 의원이 없습니다')).toBeNull();
    await screen.findByRole('button', { name: '다시 시도' });
  });
});
