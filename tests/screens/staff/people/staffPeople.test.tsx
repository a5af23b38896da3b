import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { StaffAccount } from '../../../../contract/staff/staffPeople.ts';
import {
  clinicStaff,
  operator,
  sampleStaffClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const AT = '2026-11-01T03:00:00.000Z';
const button = (name: string) => screen.findByRole('button', { name });

const accountOf = ({ id, user_id, role, clinic }: typeof operator): StaffAccount => ({
  id,
  user_id,
  role,
  clinic,
  active: true,
  created_at: AT,
});

const pageOf = <T,>(...data: T[]) => ({ data, total: data.length });
const SHA_256 = expect.stringMatching(/^[0-9a-f]{64}$/);
const SHA_1 = expect.stringMatching(/^[0-9a-f]{40}$/);

describe('/console/people', () => {
  it('AMB-51 removes an account and restores it, but never the own one', async () => {
    signIn();
    let other = accountOf(clinicStaff);
    mockEndpoint('GET /staff/people', () => pageOf(accountOf(operator), other));
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    const changed = mockEndpoint('PATCH /staff/people/:id', ({ body }) => {
      other = { ...other, active: body.active };
      return { data: other };
    });
    const { user } = await renderScreen('/console/people');
    await user.click(await button('clinic.one 사용 중지하기'));
    await button('clinic.one 다시 사용하기');
    expect(changed).toEqual([{ params: { id: clinicStaff.id }, body: { active: false } }]);
    expect(screen.queryByRole('button', { name: /^operator/ })).toBeNull();
  });

  it('STF-01 AMB-52 creates an account with the digest of its password', async () => {
    signIn();
    mockEndpoint('GET /staff/people', pageOf());
    mockEndpoint('GET /staff/clinics', { data: [sampleStaffClinic()], total: 1 });
    const created = mockEndpoint('POST /staff/people', { data: accountOf(clinicStaff) });
    const { user } = await renderScreen('/console/people');
    await user.click(await button('계정 만들기'));
    await screen.findByText('아이디와 비밀번호를 입력해주세요');
    await user.type(screen.getByRole('textbox', { name: '아이디' }), 'clinic.one');
    await user.type(screen.getByLabelText('비밀번호'), 'long enough for all');
    await user.click(await button('계정 만들기'));
    await screen.findByText('의원 직원은 의원을 골라주세요');
    expect(created).toHaveLength(0);
    await user.click(screen.getByRole('combobox', { name: '의원' }));
    await user.click(await screen.findByRole('option', { name: '모아피부과의원' }));
    await user.click(await button('계정 만들기'));
    await screen.findByText('계정을 만들었어요');
    expect(created[0]?.body).toEqual({
      user_id: 'clinic.one',
      password: SHA_256,
      password_sha1: SHA_1,
      role: 'CLINIC',
      clinic_id: sampleStaffClinic().id,
    });
  });

  it('STF-03 an operator sets a new password for a colleague', async () => {
    signIn();
    mockEndpoint('GET /staff/people', pageOf(accountOf(operator), accountOf(clinicStaff)));
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    const sent = mockEndpoint('POST /auth/reset-password', {});
    const { user } = await renderScreen('/console/people');
    await user.click(await button('clinic.one 비밀번호 재설정'));
    await user.click(await button('비밀번호 재설정'));
    await screen.findByText('새 비밀번호는 12자 이상이어야 해요');
    await user.type(screen.getByLabelText('새 비밀번호'), 'long enough for all');
    await user.click(await button('비밀번호 재설정'));
    await screen.findByText(/비밀번호를 바꿨어요/);
    expect(sent).toEqual([
      { body: { user_id: 'clinic.one', new_password: SHA_256, new_password_sha1: SHA_1 } },
    ]);
    await waitFor(async () =>
      expect(document.activeElement).toBe(await button('clinic.one 비밀번호 재설정')),
    );
  });

  it('an operator resets the second factor of a colleague, who gets an enrolment code', async () => {
    signIn();
    mockEndpoint('GET /staff/people', pageOf(accountOf(operator), accountOf(clinicStaff)));
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    const enrolmentCode = 'ABCD-EFGH-JKMN-PQRS';
    const sent = mockEndpoint('POST /staff/people/:id/factor-reset', { data: { enrolmentCode } });
    const { user } = await renderScreen('/console/people');
    await user.click(await button('clinic.one 2단계 인증 초기화'));
    await screen.findByText('2단계 인증을 삭제하고 모든 기기에서 로그아웃해요');
    // Screen readers announce only what appears in a place that was there before.
    const places = screen.getAllByRole('status');
    await user.click(await button('2단계 인증 초기화'));
    expect(places).toContain((await screen.findByText(enrolmentCode)).closest('[role=status]'));
    expect(sent).toEqual([{ params: { id: clinicStaff.id } }]);
  });

  it('AMB-51 logs a member out everywhere, and deletes them with a reason', async () => {
    signIn();
    const id = '01900000-0000-7000-8000-000000000005';
    let members = [{ id, nickname: '나비', created_at: AT, counselCount: 2, reviewCount: 1 }];
    const asked = mockEndpoint('GET /staff/members', () => ({
      data: members,
      total: members.length,
    }));
    const erased = mockEndpoint('POST /staff/members/:id/erase', () => {
      members = [];
      return {};
    });
    const { user } = await renderScreen('/console/people?part=members');
    await user.type(
      await screen.findByRole('textbox', { name: '닉네임 또는 회원 ID' }),
      '나비{Enter}',
    );
    await waitFor(() => expect(asked.at(-1)?.query.q).toBe('나비'));
    await screen.findByText('상담 2건 · 리뷰 1건');
    screen.getByText(id);
    const loggedOut = mockEndpoint('DELETE /staff/members/:id/sessions', {});
    await user.click(await button('나비 모든 기기에서 로그아웃'));
    await screen.findByText('회원을 모든 기기에서 로그아웃했어요');
    expect(loggedOut).toEqual([{ params: { id } }]);
    await user.click(await button('나비 회원 정보 삭제'));
    expect((await button('회원 정보 삭제')).hasAttribute('disabled')).toBe(true);
    const reason = screen.getByRole('combobox', { name: '삭제하는 이유' });
    await user.selectOptions(reason, '회원의 요청');
    await user.click(await button('회원 정보 삭제'));
    await screen.findByText('해당하는 회원이 없어요');
    expect(erased).toEqual([{ params: { id }, body: { reason: 'REQUEST' } }]);
  });

  const noClinics = () => mockEndpoint('GET /staff/clinics', { data: [], total: 0 });

  it('AMB-51 shows who read what, and says if the log was changed', async () => {
    signIn();
    noClinics();
    const entry = {
      id: 'a',
      at: AT,
      staff: 'clinic.one',
      subject: 'counsel',
      subjectIds: ['c1'],
      detail: '',
      clinic: null,
      address: '203.0.113.7',
    };
    let intact = true;
    const asked = mockEndpoint('GET /staff/audit', () => ({
      data: [{ ...entry, intact, action: 'COUNSEL_READ' as const }],
      total: 1,
    }));
    const { user } = await renderScreen('/console/people?part=audit');
    await screen.findByText('clinic.one');
    screen.getByText('상담 c1 · 203.0.113.7');
    expect(screen.queryByText('바뀐 기록')).toBeNull();
    intact = false;
    await user.selectOptions(screen.getByRole('combobox', { name: '작업' }), 'COUNSEL_READ');
    await screen.findByText(/처음 남긴 내용과 다른 기록이 이 화면에 있어요/);
    screen.getByText('바뀐 기록');
    expect(asked.at(-1)?.query.action).toBe('COUNSEL_READ');
  });

  it('I18N-05 AMB-79 names the clinic in the language of the page', async () => {
    signIn();
    noClinics();
    const clinic = { id: 'c', name: '나비의원', nameJa: 'ナビクリニック' };
    const from = {
      id: 'a',
      at: AT,
      staff: 'clinic.one',
      detail: '',
      address: '203.0.113.7',
      clinic,
    };
    mockEndpoint('GET /staff/audit', {
      data: [{ ...from, action: 'COUNSEL_READ', subject: 'counsel', subjectIds: [], intact: true }],
      total: 1,
    });
    await renderScreen('/console/people?part=audit&lang=ja');
    await screen.findByText('ナビクリニック · 203.0.113.7');
  });

  it('AMB-51 says in words what was done, and links to records that have a page', async () => {
    signIn();
    noClinics();
    const deeds = [
      ['COUNSEL_CHANGED', 'counsel', 'AWAITING_CLINIC_CONFIRMATION → CLINIC_CONFIRMED'],
      ['CONTENT_CHANGED', 'event', 'changed title price'],
      ['REVIEW_CHANGED', 'review', 'blind'],
      ['STAFF_CHANGED', 'staff', 'created OPERATOR'],
      ['STAFF_CHANGED', 'staff', 'let go'],
      ['COUNSEL_ASSIGNED', 'staff', 'none → front.desk'],
      ['MEMBER_ERASED', 'member', 'MISUSE'],
      ['MEMBER_ERASED', 'member', 'a word of tomorrow'],
    ] as const;
    const data = deeds.map(([action, subject, detail], place) => {
      const common = { id: String(place), at: AT, staff: 'operator', subjectIds: [`id-${place}`] };
      const from = { clinic: null, address: '', intact: true };
      return { ...common, ...from, action, subject, detail };
    });
    mockEndpoint('GET /staff/audit', { data, total: data.length });
    await renderScreen('/console/people?part=audit');
    await screen.findByText('· 병원 확인 대기 → 병원 확인 완료');
    const words = ['수정: 제목, 가격 (원)', '30일 숨김', '만듦: 운영자', '사용 중지'];
    for (const text of [...words, '담당자 없음 → front.desk', '부정 이용', 'a word of tomorrow']) {
      screen.getByText(`· ${text}`);
    }
    const hrefs = within(screen.getByRole('list', { name: '감사 기록' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/console/counsels/id-0', '/console/contents/event/id-1']);
  });

  it('T62 checks the whole log on request, and says how far that went', async () => {
    signIn();
    noClinics();
    mockEndpoint('GET /staff/audit', { data: [], total: 0 });
    const clinic = { id: 'c', name: '나비의원', nameJa: null };
    const place = { chain: 'c', clinic, day: '2026-11-20', position: 7, kind: 'CUT' as const };
    let broken: typeof place | null = null;
    const asked = mockEndpoint('GET /staff/audit/check', ({ query }) => ({
      data: query.after
        ? { rows: 4, total: 12, next: null, broken }
        : { rows: 8, total: 12, next: 'c 2026-11-19', broken: null },
    }));
    const { user } = await renderScreen('/console/people?part=audit');
    const check = await button('처음부터 모두 확인하기');
    expect(asked).toHaveLength(0);
    const places = screen.getAllByRole('status');
    await user.click(check);
    const intact = await screen.findByText(/처음부터 끝까지 기록 12건을 확인했어요/);
    expect(places).toContain(intact.closest('[role=status]'));
    expect(asked.map(({ query }) => query.after)).toEqual([undefined, 'c 2026-11-19']);
    broken = place;
    await user.click(check);
    await screen.findByText('나비의원 · 2026-11-20 · 7번째 기록');
    screen.getByText(/여기서부터 하루의 끝까지 기록이 잘려 나갔어요/);
  });

  it('downloads what the filters find, after a reason is chosen', async () => {
    signIn();
    noClinics();
    mockEndpoint('GET /staff/audit', { data: [], total: 0 });
    const asked = mockEndpoint('GET /staff/audit/export', 'at,account\r\n');
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:audit';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await renderScreen('/console/people?part=audit&staff=clinic.one');
    const download = await button('CSV 내려받기');
    expect(download).toHaveProperty('disabled', true);
    await user.selectOptions(screen.getByRole('combobox', { name: '내려받는 이유' }), 'REQUEST');
    await user.click(download);
    await screen.findByText('기록을 내려받았어요');
    expect(asked).toEqual([{ query: { staff: 'clinic.one', reason: 'REQUEST' } }]);
    expect(await files[0]?.text()).toContain('at,account');
    vi.restoreAllMocks();
  });

  it('ROLE-04 AMB-51 does not exist for staff of a clinic', async () => {
    signIn(clinicStaff);
    const asked = mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
    const { address } = await renderScreen('/console/people');
    await waitFor(() => expect(address()).toBe('/console/counsels'));
    await waitFor(() => expect(asked).toHaveLength(1));
  });
});
