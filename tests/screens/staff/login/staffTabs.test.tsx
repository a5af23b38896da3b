import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STAFF_HEADER } from '../../../../contract/plain/headers.ts';
import { readDraft } from '../../../../src/environment/drafts.ts';
import { announceStaff } from '../../../../src/environment/sessionChannel.ts';
import {
  clinicStaff,
  operator,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, mockServer } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const COLLEAGUE = { ...clinicStaff, id: '01900000-0000-7000-8000-0000000000f3' };
const DRAFT = `staff:note:${sampleStaffCounsel().id}`;

const openCounsel = async () => {
  signIn(clinicStaff);
  mockEndpoint('GET /public/demo-staff', { data: [] });
  const world = serveCounsel(sampleStaffCounsel());
  const opened = await renderScreen(`/console/counsels/${sampleStaffCounsel().id}`);
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '내부 메모' });
  return { ...world, ...opened, note };
};
const login = () => screen.findByRole('heading', { level: 1, name: '직원 로그인' });

describe('STF-05 a second tab of the same browser', () => {
  it('another account signs in there: this tab shows the login, and the text stays for its account', async () => {
    const { user, note, address } = await openCounsel();
    await user.type(note, '내 메모');
    act(() => announceStaff(COLLEAGUE.id));
    await login();
    expect(address()).toContain('/login?next=');
    expect(screen.queryByText('나비')).toBeNull();
    expect(readDraft(DRAFT)?.text).toContain('내 메모');
  });

  it('a text that was typed for one account is gone before this tab shows another one', async () => {
    const { user, note, goTo } = await openCounsel();
    await user.type(note, '내 메모');
    act(() => announceStaff(operator.id));
    await login();
    signIn({ ...COLLEAGUE, user_id: 'clinic.two' });
    await goTo(`/console/counsels/${sampleStaffCounsel().id}`);
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '내부 메모' });
    expect(box.value).toBe('');
  });

  it('a sign-out there signs out here, and deletes what was typed', async () => {
    const { user, note } = await openCounsel();
    await user.type(note, '내 메모');
    act(() => announceStaff(null));
    await login();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('내 메모');
  });

  it('the same account signs in there: this tab stays', async () => {
    const { note } = await openCounsel();
    act(() => announceStaff(clinicStaff.id));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(note.isConnected).toBe(true);
  });

  it('each call names the account that is shown, so that the server can refuse it for another one', async () => {
    const named = new Set<string | null>();
    mockServer.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/staff/')) named.add(request.headers.get(STAFF_HEADER));
    });
    const { user, note } = await openCounsel();
    await user.type(note, '내 메모');
    await user.click(screen.getByRole('button', { name: '저장' }));
    await screen.findByText('메모를 저장했어요');
    mockServer.events.removeAllListeners();
    expect([...named]).toEqual([clinicStaff.id]);
  });
});
