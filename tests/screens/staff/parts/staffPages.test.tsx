import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  clinicStaff,
  sampleStaffClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const memberOf = (place: number) => ({
  id: `01900000-0000-7000-8000-0000000001${String(place).padStart(2, '0')}`,
  nickname: `회원${place}`,
  created_at: '2026-11-01T03:00:00.000Z',
  counselCount: 0,
  reviewCount: 0,
});

/** So many members; the server sends the requested page, and drops deleted members. */
function serveMembers(count: number) {
  let members = Array.from({ length: count }, (_, index) => memberOf(index + 1));
  mockEndpoint('GET /staff/members', ({ query: { offset, limit } }) => ({
    data: members.slice(offset, offset + limit),
    total: members.length,
  }));
  mockEndpoint('POST /staff/members/:id/erase', ({ params }) => {
    members = members.filter(({ id }) => id !== params.id);
    return {};
  });
}

describe('a list of the console', () => {
  it('shows the page before when the last record of its last page is gone', async () => {
    signIn();
    serveMembers(21);
    const { user, address } = await renderScreen('/console/people?part=members&page=2');
    await user.click(await screen.findByRole('button', { name: '회원21 회원 정보 삭제' }));
    await user.selectOptions(screen.getByRole('combobox', { name: '삭제하는 이유' }), 'REQUEST');
    await user.click(screen.getByRole('button', { name: '회원 정보 삭제' }));
    await screen.findByText('회원20');
    expect(address()).toBe('/console/people?part=members');
    expect(screen.queryByText('해당하는 회원이 없어요')).toBeNull();
  });

  it('shows its last page to a link that leads further', async () => {
    signIn();
    serveMembers(21);
    const { address } = await renderScreen('/console/people?part=members&page=7');
    await screen.findByText('회원21');
    await waitFor(() => expect(address()).toBe('/console/people?part=members&page=2'));
  });

  it('AMB-101 asks for the next page by its last row, for the page before by its number', async () => {
    signIn();
    const asked = mockEndpoint('GET /staff/members', ({ query: { offset, after } }) => {
      const first = after ? 21 : offset + 1;
      return { data: Array.from({ length: 20 }, (_, place) => memberOf(first + place)), total: 60 };
    });
    const { user, address } = await renderScreen('/console/people?part=members');
    await screen.findByText('회원20');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await screen.findByText('회원21');
    const after = memberOf(20).id;
    expect(asked.at(-1)?.query).toMatchObject({ offset: 20, after });
    expect(address()).toBe(`/console/people?part=members&page=2&after=${after}`);
    await user.click(screen.getByRole('button', { name: '이전' }));
    await screen.findByText('회원1');
    expect(address()).toBe('/console/people?part=members');
  });

  it('says that it is empty only if it is empty', async () => {
    signIn();
    serveMembers(0);
    await renderScreen('/console/people?part=members&page=2');
    await screen.findByText('해당하는 회원이 없어요');
  });

  it('is narrowed only by visible filters: a clinic chosen among events does not narrow the clinics', async () => {
    signIn();
    const clinics = mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
    mockEndpoint('GET /staff/clinics/:id', { data: sampleStaffClinic() });
    const events = mockEndpoint('GET /staff/events', { data: [], total: 0 });
    const address = `/console/contents?kind=event&clinic=${clinicStaff.clinic_id}`;
    const { user } = await renderScreen(address);
    await waitFor(() => expect(events.at(-1)?.query.clinicId).toBe(clinicStaff.clinic_id));
    await user.click(await screen.findByRole('button', { name: '의원' }));
    await screen.findByRole('link', { name: /모아피부과의원/ });
    expect(clinics.map(({ query }) => query.clinicId)).not.toContain(clinicStaff.clinic_id);
    // It is still chosen where it can be seen.
    await user.click(await screen.findByRole('button', { name: '이벤트' }));
    await screen.findByRole('combobox', { name: '의원' });
    expect(events.at(-1)?.query.clinicId).toBe(clinicStaff.clinic_id);
  });
});
