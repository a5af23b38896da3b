import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';

const NOTHING = { clinics: [], doctors: [], events: [], reviews: [] };
const cards = () => within(screen.getByRole('main')).queryAllByRole('article');

describe('/bookmark', () => {
  it('AMB-101 reads a page of twenty of the shown kind, and the next one after the last card', async () => {
    logIn();
    const clinics = Array.from({ length: 25 }, (_, n) => {
      const id = `01900000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`;
      const bookmarkId = id.replace('-0000000001', '-0000000002');
      return { ...sampleClinic({ id, name: `의원 ${n}` }), bookmarkId };
    });
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
});
