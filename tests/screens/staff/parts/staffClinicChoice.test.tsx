import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleStaffClinic, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const idOf = (place: number) => `01900000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const clinicNamed = (name: string, place = 1, nameJa: string | null = null) =>
  sampleStaffClinic({ id: idOf(place), name, nameJa });

/** So many clinics that a person cannot look through them. */
const MANY = 100_000;
const JAPANESE = clinicNamed('고운의원', MANY + 1, 'コウン皮膚科');

/** The server finds by either name; without a name it lists all, newest first. */
function serveManyClinics() {
  return mockEndpoint('GET /staff/clinics', ({ query: { q, offset, limit } }) => {
    if (q) {
      const found = [JAPANESE].filter(({ name, nameJa }) => `${name} ${nameJa}`.includes(q));
      return { data: found, total: found.length };
    }
    const places = Array.from({ length: Math.min(limit, MANY - offset) }, (_, at) => offset + at);
    return { data: places.map((at) => clinicNamed(`의원${at}`, at)), total: MANY };
  });
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: '의원' });

const openReviews = async (search = '') => {
  signIn();
  const reviews = mockEndpoint('GET /staff/reviews', { data: [], total: 0 });
  const rendered = await renderScreen(`/console/reviews${search}`);
  return { ...rendered, reviews };
};

describe('AMB-51 a clinic is chosen among 100,000', () => {
  it('with one call for the first ones and one for the typed text, by either name', async () => {
    const asked = serveManyClinics();
    const { user, reviews } = await openReviews();
    await user.click(await field());
    await screen.findByRole('option', { name: '의원49' });
    expect(screen.getAllByRole('option')).toHaveLength(51);
    await user.type(await field(), 'コウン');
    await user.click(await screen.findByRole('option', { name: '고운의원' }));
    await waitFor(() => expect(reviews.at(-1)?.query.clinicId).toBe(JAPANESE.id));
    expect((await field()).value).toBe('고운의원');
    expect(asked.map(({ query }) => query.q)).toEqual([undefined, 'コウン']);
  });

  it('with the keys of the opened list, which do not turn the calendar', async () => {
    signIn();
    mockEndpoint('GET /staff/clinics/:id/calendar', {
      data: { hours: null, seats: null, minutes: 30, slots: [], entries: [] },
    });
    serveManyClinics();
    const { user, address } = await renderScreen('/console/calendar');
    await user.click(await field());
    await user.click(await screen.findByRole('option', { name: '의원7' }));
    await screen.findByRole('table', { name: '일정' });
    await user.click(screen.getByRole('button', { name: '의원 목록 열기' }));
    await user.keyboard('dwt{ArrowRight}');
    expect(document.activeElement).toBe(await screen.findByRole('listbox'));
    expect(address()).toBe(`/console/calendar?clinic=${idOf(7)}`);
  });

  it('loads more of them near the end of the list', async () => {
    const asked = serveManyClinics();
    const { user } = await openReviews();
    await user.click(await field());
    await screen.findByRole('option', { name: '의원49' });
    fireEvent.scroll(screen.getByRole('listbox', { name: '의원' }));
    await screen.findByRole('option', { name: '의원99' });
    expect(asked.map(({ query }) => query.offset)).toEqual([0, 50]);
  });

  it('Enter never takes a match of other letters', async () => {
    serveManyClinics();
    const { user, address } = await openReviews();
    await user.type(await field(), '고운{Enter}');
    expect(address()).toBe('/console/reviews');
    await screen.findByRole('option', { name: '고운의원' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/console/reviews?clinic=${JAPANESE.id}`));
  });

  it('is named after a reload, also if it is not among the first, and can be removed', async () => {
    serveManyClinics();
    const named = mockEndpoint('GET /staff/clinics/:id', { data: JAPANESE });
    const { user, address } = await openReviews(`?clinic=${JAPANESE.id}`);
    await waitFor(async () => expect((await field()).value).toBe('고운의원'));
    expect(named).toHaveLength(1);
    await user.click(await field());
    await user.click(await screen.findByRole('option', { name: '모든 의원' }));
    expect(address()).toBe('/console/reviews');
    expect((await field()).value).toBe('');
  });

  it('from the address narrows the list, and looks so, even if it does not exist', async () => {
    serveManyClinics();
    mockEndpoint('GET /staff/clinics/:id', refusal('not_found'));
    await openReviews(`?clinic=${idOf(7)}`);
    await waitFor(async () => expect((await field()).placeholder).toMatch(/^01900000/));
  });

  it('says that no clinic has this name', async () => {
    serveManyClinics();
    const { user } = await openReviews();
    await user.type(await field(), '없는의원');
    await screen.findByText('일치하는 항목이 없습니다');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('says that they failed to load, and has a retry for the keyboard', async () => {
    expectConsole(/GET \/staff\/clinics failed: forbidden/);
    mockEndpoint('GET /staff/clinics', refusal('forbidden'));
    const { user } = await openReviews();
    await user.click(await field());
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    serveManyClinics();
    await user.tab();
    expect(document.activeElement).toBe(retry);
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: '의원49' });
    expect(document.activeElement).toBe(await field());
  });
});
