import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const counsel = sampleStaffCounsel();
const other = sampleStaffCounsel({ id: '01900000-0000-7000-8000-0000000000c2' });

async function open(search: string) {
  signIn(clinicStaff);
  serveCounsel(counsel);
  mockEndpoint('GET /staff/counsels', { data: [counsel, other], total: 2 });
  const rendered = await renderScreen(`/console/counsels/${counsel.id}${search}`);
  await screen.findByRole('heading', { level: 1, name: '나비' });
  await screen.findByText('2건');
  return { ...rendered, opened: within(screen.getByRole('region', { name: '상담' })) };
}

it('a counsel opened in the calendar leads back to its day, also on a desktop', async () => {
  mockEndpoint('GET /staff/clinics/:id/calendar', {
    data: { seats: null, minutes: 30, hours: null, slots: [], entries: [] },
  });
  const { user, address, opened } = await open('?day=2026-12-08&view=day&from=calendar');
  const back = opened.getByRole('link', { name: '일정' });
  expect(back.className).not.toContain('lg:hidden');
  expect(opened.queryByRole('link', { name: '상담 목록' })).toBeNull();
  // The list beside is not the list from which the counsel was opened.
  expect(opened.queryByRole('link', { name: /^다음 상담/ })).toBeNull();
  await user.click(back);
  await screen.findByRole('table', { name: '일정' });
  expect(address()).toBe('/console/calendar?day=2026-12-08&view=day');
});

it('a counsel of the list beside it leads back to the list', async () => {
  const { opened } = await open('?day=2026-12-08&view=day&from=calendar&tab=new');
  opened.getByRole('link', { name: '일정' });
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const toOther = hrefs.filter((href) => href?.includes(other.id));
  expect(toOther).toEqual([`/console/counsels/${other.id}?tab=new`]);
});

it('a counsel opened in the list leads back to the same list, on a phone', async () => {
  const { opened } = await open('?tab=new');
  const back = opened.getByRole('link', { name: '상담 목록' });
  expect(back.getAttribute('href')).toBe('/console/counsels?tab=new');
  expect(back.className).toContain('lg:hidden');
  await opened.findByRole('link', { name: /^다음 상담/ });
});
