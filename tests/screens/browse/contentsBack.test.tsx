import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { screens } from '../../../src/screens.ts';
import { clinicCard, mockTaxonomy, whole } from '../../support/fixtures/find/browseWorld.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const PART = '01900000-0000-7000-8000-0000000000a1';
const SPECIALTY = '01900000-0000-7000-8000-0000000000a2';
const EVENTS = `/contents?tabId=events&partId=${PART}`;
const CLINICS = `/contents?specialtyId=${SPECIALTY}`;

const slowScreen = {
  path: '/slow',
  chunk: 'src/pages/slow.ts',
  load: () => new Promise<never>(() => undefined),
};

afterEach(() => {
  if (screens.at(-1)?.path === slowScreen.path) (screens as unknown[]).pop();
});

function mockLists() {
  mockTaxonomy();
  return {
    clinics: mockEndpoint('GET /public/clinics', whole([clinicCard()])),
    events: mockEndpoint('GET /public/events', whole([])),
  };
}

const filtersOf = (calls: readonly { query: object }[]) =>
  calls.map(({ query }) => Object.keys(query).filter((name) => name.endsWith('Id')));

it.each(['/contents/', '/Contents'])('BRW-05 %s has the filters of its address', async (path) => {
  const { clinics } = mockLists();
  await renderScreen(`${path}?specialtyId=${SPECIALTY}`);
  await expect.poll(() => clinics.length).toBe(1);
  expect(filtersOf(clinics)).toEqual([['specialtyId']]);
});

describe('Back between two filters', () => {
  it('BRW-23 asks each list for its own filters only, also when a script is slow', async () => {
    const { clinics, events } = mockLists();
    const { goTo, goBack, address } = await renderScreen(EVENTS);
    (screens as unknown[]).push(slowScreen);
    await expect.poll(() => events.length).toBe(1);
    await goTo(CLINICS);
    await screen.findByRole('link', { name: '모아피부과의원' });
    await goTo('/slow');
    await goBack();
    await goBack();
    await screen.findByRole('tab', { name: '이벤트', selected: true });
    expect(address()).toBe(EVENTS);
    await goTo('/slow');
    await act(async () => undefined);
    expect(filtersOf(clinics)).toEqual([['specialtyId']]);
    expect(filtersOf(events)).toEqual([['partId']]);
  });

  it('BRW-23 shows the filters of the address at every moment', async () => {
    mockLists();
    const { goTo, goBack } = await renderScreen(EVENTS);
    await goTo(CLINICS);
    await screen.findByRole('link', { name: '모아피부과의원' });
    await goBack();
    expect(screen.getByRole('tab', { name: '이벤트' }).getAttribute('aria-selected')).toBe('true');
  });
});
