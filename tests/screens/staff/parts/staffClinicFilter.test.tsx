import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clinicStaff, operator, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const OTHER = '01900000-0000-7000-8000-0000000000aa';

/** The inbox, its counts, the reviews and the doctors, as the server was asked for them. */
const serveLists = () => {
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  return [
    mockEndpoint('GET /staff/counsels', { data: [], total: 0 }),
    mockEndpoint('GET /staff/counsel-counts', {
      data: { new: 0, arranging: 0, today: 0, past: 0 },
    }),
    mockEndpoint('GET /staff/reviews', { data: [], total: 0 }),
    mockEndpoint('GET /staff/doctors', { data: [], total: 0 }),
  ];
};
const open = async (path: string) => {
  await renderScreen(path);
  await screen.findByRole('heading', { level: 1 });
};

it.each(['/console/counsels?', '/console/reviews?', '/console/contents?kind=doctor&'])(
  'staff of a clinic see all of %s, also if the address still names a clinic that an operator chose',
  async (path) => {
    signIn(clinicStaff);
    const asked = serveLists();
    await open(`${path}clinic=${OTHER}`);
    await waitFor(() => expect(asked.flat()).not.toEqual([]));
    for (const { query } of asked.flat()) expect(query).not.toHaveProperty('clinicId');
  },
);

it('operators see all counsels, even if the address has the own ones of another account', async () => {
  signIn(operator);
  const asked = serveLists();
  await open('/console/counsels?mine=yes');
  await waitFor(() => expect(asked.flat().length).toBeGreaterThan(1));
  for (const { query } of asked.flat()) expect(query).not.toHaveProperty('mine');
});
