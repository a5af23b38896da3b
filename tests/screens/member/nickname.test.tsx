import { setTimeout as wait } from 'node:timers/promises';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../../contract/member.ts';
import { NICKNAME_LENGTH } from '../../../contract/plain/limits.ts';
import { keepSentCounsel } from '../../../src/state/sentCounsel.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const PATH = '/reset-nickname';
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '닉네임' });
const submit = () => screen.findByRole('button', { name: '변경하기' });
const toasts = () => document.querySelectorAll('.Toastify__toast').length;

/** A member whose new name the server stores. */
function logInRenameable(changes: Partial<Member> = {}) {
  const member = logIn(changes);
  let nickname = member.nickname;
  const asked = mockEndpoint('GET /member/my-info', () => ({ data: { ...member, nickname } }));
  const renamed = mockEndpoint('PATCH /member/:id', ({ body }) => {
    nickname = body.nickname;
    return { data: { ...member, nickname } };
  });
  return { member, asked, renamed };
}

async function typeName(
  user: { clear: (e: Element) => Promise<void>; type: (e: Element, t: string) => Promise<void> },
  name: string,
) {
  await user.clear(await field());
  if (name) await user.type(await field(), name);
}

describe('/reset-nickname', () => {
  it('MBR-06 NICK-01 AMB-42 has a field with the current name, and a button that sends it', async () => {
    logIn();
    await renderScreen(PATH);
    await screen.findByRole('heading', { level: 1, name: '닉네임 변경' });
    expect((await field()).value).toBe('나비');
    expect((await field()).placeholder).toBe('닉네임 입력');
    expect((await field()).maxLength).toBe(-1);
    await submit();
    expect(screen.queryByText('리뷰에 보일 이름을 정해주세요')).toBeNull();
  });

  it('AMB-16 AMB-42 is below my page, and says how long a name may be without cutting one', async () => {
    const { renamed } = logInRenameable();
    const { user } = await renderScreen(PATH);
    const trail = within(await screen.findByRole('navigation', { name: '현재 위치' }));
    expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '마이페이지',
      '닉네임',
    ]);
    const input = await field();
    const hint = () => document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(hint()?.textContent).toBe('50자까지 쓸 수 있어요');
    const nabi = '🦋'.repeat(NICKNAME_LENGTH + 1);
    await user.clear(input);
    await user.paste(nabi);
    expect(input.value).toBe(nabi);
    expect(hint()?.textContent).toBe('50자까지 쓸 수 있어요. 지금은 51자예요');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.click(await submit());
    await waitFor(() => expect(renamed).toHaveLength(1));
  });

  it.each([
    ['', '추천 이름', /^[가-힣]+[1-9]\d$/],
    ['?lang=ja', 'おすすめの名前', /^[ぁ-んァ-ヶー]+[1-9]\d$/],
  ])(
    'offers a member without a name three made-up ones; a press only writes it %s',
    async (query, label, name) => {
      const { renamed } = logInRenameable({ nickname: null });
      const { user } = await renderScreen(`${PATH}${query}`);
      const offered = within(await screen.findByRole('list', { name: label })).getAllByRole(
        'button',
      );
      const names = offered.map(({ textContent }) => textContent ?? '');
      expect(new Set(names).size).toBe(3);
      for (const each of names) expect(each).toMatch(name);
      await user.click(offered[1] as HTMLElement);
      expect(
        screen.getByRole<HTMLInputElement>('textbox', { name: /닉네임|ニックネーム/ }).value,
      ).toBe(names[1]);
      expect(renamed).toEqual([]);
    },
  );

  it('offers no names to a member who has one', async () => {
    logIn();
    await renderScreen(PATH);
    await field();
    expect(screen.queryByText('추천 이름')).toBeNull();
  });

  it('AMB-106 says that the counsel has arrived to the member who has just sent one, and to no other', async () => {
    const sentence = /상담 신청은 잘 전달됐어요/;
    const { id: memberId } = logIn({ nickname: null });
    keepSentCounsel({ memberId, counselId: 'c' });
    const { unmount } = await renderScreen(PATH);
    await screen.findByText(sentence);
    unmount();
    keepSentCounsel({ memberId: 'another', counselId: 'c' });
    await renderScreen(PATH);
    await field();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('MBR-12 tells a member without a name what it is for', async () => {
    logIn({ nickname: null });
    const { address } = await renderScreen('/my-page');
    await screen.findByText('리뷰에 보일 이름을 정해주세요');
    expect(address()).toBe(PATH);
    expect((await field()).value).toBe('');
  });

  it.each(['', '   '])(
    'NICK-02 AMB-42 %j is not valid: it says so, and makes no call',
    async (name) => {
      const { renamed } = logInRenameable();
      const { user } = await renderScreen(PATH);
      await typeName(user, name);
      await user.click(await submit());
      await screen.findByText('닉네임을 입력해주세요.');
      expect(renamed).toHaveLength(0);
    },
  );

  it('NICK-03 NICK-04 NICK-05 AMB-33 AMB-42 sends it trimmed, says so and shows it on my page', async () => {
    const token = { id: '01900000-0000-7000-8000-0000000000aa', type: 'MEMBER' } as const;
    const { asked, renamed } = logInRenameable({ token });
    const { user, address } = await renderScreen(PATH);
    await typeName(user, '  새나비 ');
    await user.click(await submit());
    await screen.findByText('닉네임이 변경되었습니다.');
    expect(renamed).toEqual([{ params: { id: token.id }, body: { nickname: '새나비' } }]);
    await waitFor(() => expect(address()).toBe('/my-page'));
    await screen.findByRole('link', { name: '새나비' });
    expect(asked).toHaveLength(2);
  });

  it('NICK-05 Back does not lead to the form again', async () => {
    logInRenameable();
    const { user, address, goTo, goBack } = await renderScreen('/my-page');
    await goTo(PATH);
    await typeName(user, '새나비');
    await user.click(await submit());
    await waitFor(() => expect(address()).toBe('/my-page'));
    await goBack();
    expect(address()).toBe('/my-page');
  });

  it('NICK-05 a member who has gone to another page stays there, and reads that it was saved', async () => {
    const member = logIn();
    let save: () => void = () => undefined;
    mockEndpoint(
      'PATCH /member/:id',
      () =>
        new Promise((resolve) => {
          save = () => resolve({ data: { ...member, nickname: '새나비' } });
        }),
    );
    const { user, address, goTo } = await renderScreen(PATH);
    await typeName(user, '새나비');
    await user.click(await submit());
    await goTo('/notices');
    save();
    await screen.findByText('닉네임이 변경되었습니다.');
    await act(() => wait(50));
    expect(address()).toBe('/notices');
  });

  it('AMB-42 Enter sends it and keeps the language', async () => {
    const { renamed } = logInRenameable({ nickname: null });
    const { user, address } = await renderScreen(`${PATH}?lang=ja`);
    await user.type(await screen.findByRole('textbox', { name: 'ニックネーム' }), '蝶{Enter}');
    await screen.findByText('ニックネームを変更しました。');
    expect(renamed).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/my-page?lang=ja'));
  });

  it('NICK-06 says that a name is taken, and stays', async () => {
    logIn();
    mockEndpoint('PATCH /member/:id', refusal('nickname_taken'));
    const { user, address } = await renderScreen(PATH);
    await typeName(user, '나비2');
    await user.click(await submit());
    await screen.findByText('이미 사용 중인 닉네임입니다.');
    expect(address()).toBe(PATH);
    expect((await field()).value).toBe('나비2');
  });

  it('NICK-06 AMB-109 a message with Duplicate says that a name is taken, with any code', async () => {
    logIn();
    mockServer.use(
      http.patch('/member/:id', () =>
        HttpResponse.json({ message: 'Duplicate entry for nickname' }, { status: 500 }),
      ),
    );
    const { user, address } = await renderScreen(PATH);
    await typeName(user, '나비2');
    await user.click(await submit());
    await screen.findByText('이미 사용 중인 닉네임입니다.');
    expect(address()).toBe(PATH);
  });

  it('NICK-07 ERR-11 C18 any other failure is logged and shown beside the field, with a retry', async () => {
    expectConsole(/The nickname was not changed/);
    logIn();
    const tried = mockEndpoint('PATCH /member/:id', refusal('internal'));
    const { user, address } = await renderScreen(PATH);
    await user.click(await submit());
    await waitFor(() => expect(tried).toHaveLength(1));
    await waitFor(async () => expect((await submit()).getAttribute('aria-busy')).toBeNull());
    expect(address()).toBe(PATH);
    await screen.findByText(/닉네임을 바꾸지 못했어요/);
    expect(toasts()).toBe(0);
  });

  it('AMB-42 a refused name that is too long has the hint about its length, not the one to press again', async () => {
    expectConsole(/The nickname was not changed/);
    logIn();
    const tried = mockEndpoint('PATCH /member/:id', refusal('invalid_input'));
    const { user } = await renderScreen(PATH);
    await user.clear(await field());
    await user.paste('별'.repeat(NICKNAME_LENGTH + 1));
    await user.click(await submit());
    await waitFor(() => expect(tried).toHaveLength(1));
    await waitFor(async () => expect((await submit()).getAttribute('aria-busy')).toBeNull());
    screen.getByText('50자까지 쓸 수 있어요. 지금은 51자예요');
    expect(screen.queryByText(/다시 눌러주세요/)).toBeNull();
  });

  it('C18 a typed name is there again after a reload, and is deleted after saving', async () => {
    logInRenameable();
    const { user } = await renderScreen(PATH);
    await typeName(user, '새나비');
    cleanup();
    const again = await renderScreen(PATH);
    expect((await field()).value).toBe('새나비');
    await again.user.click(await submit());
    await screen.findByText('닉네임이 변경되었습니다.');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('새나비');
  });

  it('sends once, also with several presses', async () => {
    logIn();
    let answer: (value: ReturnType<typeof refusal>) => void = () => undefined;
    const sent = mockEndpoint(
      'PATCH /member/:id',
      () => new Promise((resolve) => (answer = resolve)),
    );
    const { user } = await renderScreen(PATH);
    await user.type(await field(), '둘{Enter}{Enter}');
    await user.click(await submit());
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => answer(refusal('nickname_taken')));
    await screen.findByText('이미 사용 중인 닉네임입니다.');
    expect(sent).toHaveLength(1);
  });

  it('AMB-42 MBR-08 shows a guest the login', async () => {
    await renderScreen(PATH);
    await screen.findByText('로그인이 필요한 페이지 입니다');
  });
});
