import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  clinicStaff,
  sampleStaffCounsel,
  serveCounsel,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const counsel = sampleStaffCounsel();
const PATH = `/console/counsels/${counsel.id}`;
const noClinics = () => mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
const button = (name: string) => screen.findByRole('button', { name });
const patched = { params: { id: counsel.id } };

const open = async (changes: Parameters<typeof sampleStaffCounsel>[0] = {}) => {
  signIn(clinicStaff);
  const world = serveCounsel(sampleStaffCounsel(changes));
  return { ...world, ...(await renderScreen(PATH)) };
};

describe('/console/counsels', () => {
  it('says that texts were erased at the wish of the member, and when; no note can be written', async () => {
    const at = '2026-11-24T03:00:00.000Z';
    const by = { by: 'member', staff: null, reason: null } as const;
    await open({
      state: 'CANCELED',
      content: '',
      moves: [],
      textsErased: { at, by: 'member' },
      history: [
        { ...by, from: 'CLINIC_CONFIRMED', to: 'CANCELED', at, cause: 'consent_withdrawn' },
      ],
    });
    const erased = await screen.findByText(
      /회원이 동의를 철회하면서 상담 내용과 대화, 이유, 메모를 지웠어요/,
    );
    expect(erased.textContent).toContain("'26-11-24 12:00");
    screen.getByText('회원이 동의를 철회했어요');
    expect(screen.queryByRole('textbox', { name: '내부 메모' })).toBeNull();
    expect(screen.queryByText('내용 없이 신청했어요')).toBeNull();
  });

  it('the focus moves to the counsel, and a screen reader says what it is', async () => {
    await open();
    const opened = await screen.findByRole('region', { name: '상담' });
    await waitFor(() => expect(document.activeElement).toBe(opened));
    await within(opened).findByRole('combobox', { name: '담당자' });
  });

  it('says that the member cannot answer while their consent is missing', async () => {
    await open({ consentMissing: true });
    await screen.findByText(/지금은 회원의 동의가 없어 회원이 답하거나 시간을 정할 수 없어요/);
  });

  it('AMB-51 says that the member of a counsel was deleted, and offers no retry', async () => {
    signIn(clinicStaff);
    mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
    mockEndpoint('GET /staff/counsels/:id', refusal('not_found'));
    await renderScreen(PATH);
    await screen.findByText('찾으시는 내용이 없어요');
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  });

  it('AMB-51 lists waiting counsels, narrowed by state, page and search through the address', async () => {
    signIn(clinicStaff);
    const cards = [counsel, sampleStaffCounsel({ id: '01900000-0000-7000-8000-0000000000c2' })];
    const asked = mockEndpoint('GET /staff/counsels', { data: cards, total: 45 });
    const { user, address } = await renderScreen('/console/counsels?state=CANCELED');
    await screen.findByText('45건');
    expect(asked[0]?.query).toEqual({ state: 'CANCELED', offset: 0, limit: 20 });
    expect(screen.getAllByText(/일째 대기$/)).toHaveLength(2);
    await user.click(await button('다음'));
    await waitFor(() => expect(asked.at(-1)?.query.offset).toBe(20));
    await user.selectOptions(screen.getByRole('combobox', { name: '상태' }), 'CLINIC_CONFIRMED');
    await waitFor(() => expect(asked.at(-1)?.query.state).toBe('CLINIC_CONFIRMED'));
    await user.type(screen.getByRole('textbox', { name: /찾기$/ }), 'AB12CD{Enter}');
    await waitFor(() => expect(asked.at(-1)?.query.q).toBe('AB12CD'));
    expect(address()).toBe('/console/counsels?state=CLINIC_CONFIRMED&q=AB12CD');
  });

  it('AMB-51 an operator narrows it to a clinic; staff of a clinic have no such choice', async () => {
    signIn();
    mockEndpoint('GET /staff/clinics', {
      data: [
        {
          ...counsel.clinic,
          nameJa: null,
          status: 'DRAFT',
          version: 1,
          updated_at: counsel.updated_at,
        },
      ],
      total: 1,
    });
    const asked = mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
    const { user, unmount } = await renderScreen('/console/counsels');
    await screen.findByText('해당하는 상담이 없어요');
    await user.click(screen.getByRole('combobox', { name: '의원' }));
    await user.click(await screen.findByRole('option', { name: '모아피부과의원' }));
    await waitFor(() => expect(asked.at(-1)?.query.clinicId).toBe(counsel.clinic.id));
    unmount();
    signIn(clinicStaff);
    await renderScreen('/console/counsels');
    await screen.findByText('해당하는 상담이 없어요');
    expect(screen.queryByRole('combobox', { name: '의원' })).toBeNull();
    expect(screen.queryByRole('link', { name: '사용자' })).toBeNull();
  });

  it('AMB-51 after moving a counsel by keyboard the focus is on its next step', async () => {
    const { user, become } = await open();
    const confirm = await button('확인하기');
    become({ moves: [] });
    act(() => confirm.focus());
    await user.keyboard('{Enter}');
    const next = screen.getByRole('region', { name: '다음 단계' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await within(next).findByText('더 진행할 단계가 없어요');
  });

  it('AMB-51 the history shows a withdrawn appointment differently from a step forward', async () => {
    const back = { from: 'CONSULTATION_APPOINTMENT_CONFIRMED', to: 'CLINIC_CONFIRMED' } as const;
    const by = { by: 'staff', staff: 'clinic.one', reason: null } as const;
    await open({ history: [{ ...back, ...by, at: '2026-11-01T03:00:00.000Z' }] });
    const history = await screen.findByRole('region', { name: '기록' });
    within(history).getByText('일시를 다시 정해요');
  });

  it('AMB-51 shows the text, its source, the member and language, and the history', async () => {
    const { read } = await open();
    const text = await screen.findByText('鼻の相談をしたいです');
    expect(text.lang).toBe('ja');
    await screen.findByText('의사 · 김하늘');
    await screen.findByText('나비 · 일본어');
    const history = screen.getByRole('region', { name: '기록' });
    within(history).getByText('회원');
    expect(read).toHaveLength(1);
  });

  it('begins with who asks and what, before the steps that decide', async () => {
    await open();
    const heading = await screen.findByRole('heading', { level: 1, name: '나비' });
    expect(heading.nextSibling?.textContent).toBe('김하늘 · 일본어 · AB12CD');
    const opened = within(screen.getByRole('region', { name: '상담' }));
    const titles = opened
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['상담 내용', '상담 일시 정하기', '다음 단계', '대화', '기록']);
  });

  it('a counsel that is opened again is read again: what was shown before may have changed', async () => {
    const { goTo, become, read } = await open();
    await button('확인하기');
    await goTo('/console/counsels');
    become({ state: 'CANCELED', version: 2, moves: [] });
    await goTo(PATH);
    await screen.findByText('더 진행할 단계가 없어요');
    expect(screen.queryByRole('button', { name: '확인하기' })).toBeNull();
    expect(read).toHaveLength(2);
  });

  it('what was shown before is not shown while a counsel that is opened again loads', async () => {
    const { goTo } = await open();
    await button('확인하기');
    await goTo('/console/counsels');
    expectConsole(/GET \/staff\/counsels\/:id failed: forbidden/);
    mockEndpoint('GET /staff/counsels/:id', refusal('forbidden'));
    await goTo(PATH);
    await button('다시 시도');
    expect(screen.queryByRole('button', { name: '확인하기' })).toBeNull();
  });

  it('AMB-51 confirms in one tap, and the inbox follows', async () => {
    const { user, changed, asked, read } = await open();
    await user.click(await button('확인하기'));
    await screen.findByText('상태를 바꿨어요');
    expect(changed).toEqual([{ ...patched, body: { version: 1, state: 'CLINIC_CONFIRMED' } }]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    // Each reading of a text is recorded, and there was no second reading.
    expect(read).toHaveLength(1);
  });

  it('AMB-51 goes one step back for another day; completing waits for its day', async () => {
    const { user, changed } = await open({
      state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
      consultationAt: '2027-01-01T03:00:00.000Z',
      moves: [
        { to: 'CLINIC_CONFIRMED', needsAppointment: false, needsReason: false },
        { to: 'CANCELED', needsAppointment: false, needsReason: true },
      ],
    });
    await screen.findByText('정해진 일시가 지나면 완료로 바꿀 수 있어요');
    await user.click(await button('일시 다시 정하기'));
    await waitFor(() => expect(changed[0]?.body.state).toBe('CLINIC_CONFIRMED'));
  });

  it('AMB-51 declines only with a reason', async () => {
    const { user, changed } = await open();
    await user.click(await button('거절 또는 취소하기'));
    const submit = async () =>
      user.click(
        (await screen.findAllByRole('button', { name: '거절 또는 취소하기' }))[1] as Element,
      );
    await submit();
    await screen.findByText('이유를 적어주세요');
    await user.type(screen.getByRole('textbox', { name: '이유' }), '휴진이에요');
    await submit();
    await waitFor(() =>
      expect(changed[0]?.body).toEqual({ version: 1, state: 'CANCELED', reason: '휴진이에요' }),
    );
  });

  it("staff choose a reason in their language, and write it in the member's", async () => {
    const { user } = await open({ language: 'ja' });
    await user.click(await button('거절 또는 취소하기'));
    const chip = await button('연락이 닿지 않아 취소했어요');
    const reason = screen.getByRole('textbox', { name: '이유' });
    await user.click(chip);
    expect(reason).toHaveProperty('value', 'ご連絡がつかないためキャンセルしました');
    await user.click(chip);
    expect(reason).toHaveProperty('value', '');
  });

  it('AMB-51 keeps a private note, also over a move', async () => {
    const { user, changed } = await open();
    await user.type(await screen.findByRole('textbox', { name: '내부 메모' }), '전화함');
    await user.click(await button('확인하기'));
    await screen.findByText('상태를 바꿨어요');
    await user.click(await button('저장'));
    await screen.findByText('메모를 저장했어요');
    expect(changed.at(-1)?.body).toEqual({ version: 2, note: '전화함' });
  });

  it('AMB-51 if the counsel was changed meanwhile, says so and shows the current state', async () => {
    noClinics();
    expectConsole(/PATCH \/staff\/counsels\/:id failed: stale_version/);
    const { user, become, read } = await open();
    await button('확인하기');
    mockEndpoint('PATCH /staff/counsels/:id', refusal('stale_version'));
    become({ state: 'CANCELED', version: 2, moves: [] });
    await user.click(await button('확인하기'));
    await screen.findByText('그사이 내용이 바뀌었어요. 새 내용을 불러왔으니 확인해주세요');
    await screen.findByText('더 진행할 단계가 없어요');
    expect(read).toHaveLength(2);
  });
});
