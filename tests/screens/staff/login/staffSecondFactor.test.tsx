import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serveDueFactor, withTotp } from '../../../support/fixtures/staff/factorWorld.ts';
import { operator, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const press = async (user: User, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const fill = async (user: User, label: string, text: string) =>
  user.type(await screen.findByLabelText(label), text);

async function givePassword(lang = 'ko') {
  const opened = await renderScreen(`/login?next=/console/account&lang=${lang}`);
  const { user } = opened;
  const [id, password, button] =
    lang === 'ko' ? ['아이디', '비밀번호', '로그인'] : ['ID', 'パスワード', 'ログイン'];
  await user.type(await screen.findByRole('textbox', { name: id }), 'operator');
  await fill(user, password ?? '', 'demo-operator');
  await press(user, button ?? '');
  return opened;
}
const account = () => screen.findByRole('heading', { level: 1, name: '내 계정' });

describe('the second step of the login', () => {
  it('asks for the code of the app, says when it is wrong, and goes on with the right one', async () => {
    const { given } = serveDueFactor(withTotp);
    const { user, address } = await givePassword();
    await screen.findByRole('heading', { level: 1, name: '2단계 인증' });
    expect(address()).toContain('/login');
    await press(user, '확인');
    await screen.findByText('코드를 확인해주세요');
    expectConsole(/second-factor\/totp failed: wrong_code/);
    await fill(user, '인증 앱의 코드', '111 111');
    await press(user, '확인');
    const said = await screen.findByText('코드가 맞지 않아요. 다시 확인해주세요');
    expect(said.closest('[role=alert]')).not.toBeNull();
    await user.clear(screen.getByLabelText('인증 앱의 코드'));
    await fill(user, '인증 앱의 코드', '123456');
    await press(user, '확인');
    await account();
    expect(given.map(({ body }) => body.code)).toEqual(['111111', '123456']);
  });

  it('accepts a recovery code instead', async () => {
    const { recovered } = serveDueFactor(withTotp);
    const { user } = await givePassword();
    await press(user, '복구 코드로 확인');
    await fill(user, '복구 코드', 'abcd efgh');
    await press(user, '확인');
    await account();
    expect(recovered).toEqual([{ body: { code: 'abcd efgh' } }]);
  });

  it('leads back to the password, for another account', async () => {
    serveDueFactor(withTotp);
    const { user } = await givePassword();
    await press(user, '다른 계정으로 로그인');
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
  });

  it('a new operator gives the enrolment code, adds an app and keeps the recovery codes', async () => {
    serveDueFactor({ isRequired: true, needsEnrolmentCode: true });
    const { user } = await givePassword();
    await fill(user, '등록 코드', 'AAAA-BBBB');
    await press(user, '확인');
    await press(user, '인증 앱 휴대폰 인증 앱에 보이는 숫자를 입력해요');
    await screen.findByRole('img', { name: '인증 앱에 등록하는 QR 코드' });
    screen.getByText('ABCD EFGH IJKL MNOP');
    await fill(user, '인증 앱의 코드', '123456');
    await press(user, '등록하기');
    const codes = await screen.findByRole('list', { name: '복구 코드' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await press(user, '보관했어요');
    await account();
  });

  it('speaks Japanese, too', async () => {
    serveDueFactor(withTotp);
    await givePassword('ja');
    await screen.findByRole('heading', { level: 1, name: '2段階認証' });
    await screen.findByLabelText('認証アプリのコード');
  });

  it('the console leads to the login while the factor is due', async () => {
    serveDueFactor(withTotp);
    const { address } = await renderScreen('/console/account');
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    expect(address()).toBe('/login?next=%2Fconsole%2Faccount');
  });
});

describe('a delicate act', () => {
  async function begin() {
    signIn();
    mockEndpoint('GET /auth/second-factor', { data: withTotp });
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    mockEndpoint('GET /staff/people', {
      data: [
        {
          id: '01900000-0000-7000-8000-0000000000f9',
          user_id: 'colleague',
          role: 'OPERATOR',
          clinic: null,
          active: true,
          created_at: '2026-11-01T03:00:00.000Z',
        },
      ],
      total: 1,
    });
    let isFresh = false;
    mockEndpoint('POST /auth/second-factor/totp', () => {
      isFresh = true;
      return {};
    });
    const sent = mockEndpoint('POST /auth/reset-password', () =>
      isFresh ? {} : refusal('step_up_required'),
    );
    const { user } = await renderScreen('/console/people');
    await press(user, 'colleague 비밀번호 재설정');
    await fill(user, '새 비밀번호', 'a-long-passphrase');
    await press(user, '비밀번호 재설정');
    return { user, sent, dialog: await screen.findByRole('dialog', { name: '본인 확인' }) };
  }

  it('asks for a second factor in a dialog and then goes on', async () => {
    const { user, sent, dialog } = await begin();
    await user.type(await within(dialog).findByLabelText('인증 앱의 코드'), '123456');
    await user.click(within(dialog).getByRole('button', { name: '확인' }));
    await screen.findByText('비밀번호를 바꿨어요. 해당 직원은 다시 로그인해야 해요');
    expect(sent).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does nothing when the person closes the dialog', async () => {
    expectConsole(/reset-password failed: step_up_required/);
    const { user, sent, dialog } = await begin();
    await user.click(within(dialog).getByRole('button', { name: '취소' }));
    await screen.findByText('계속하려면 본인 확인이 필요해요');
    expect(sent).toHaveLength(1);
  });

  it('that waits for a second factor ends with the session: the next account does not go on with it', async () => {
    expectConsole(/reset-password failed: step_up_required/);
    const { user, sent, dialog } = await begin();
    mockEndpoint('GET /public/demo-staff', { data: [] });
    const given = mockEndpoint('POST /auth/second-factor/totp', refusal('unauthenticated'));
    await user.type(await within(dialog).findByLabelText('인증 앱의 코드'), '123456');
    await user.click(within(dialog).getByRole('button', { name: '확인' }));
    await screen.findByRole('heading', { level: 1, name: '직원 로그인' });
    signIn({ ...operator, id: '01900000-0000-7000-8000-0000000000f8', user_id: 'operator.two' });
    mockEndpoint('POST /auth/login', { token: 'a-token' });
    await user.type(await screen.findByRole('textbox', { name: '아이디' }), 'operator.two');
    await fill(user, '비밀번호', 'demo-operator');
    await press(user, '로그인');
    await screen.findByRole('button', { name: 'colleague 비밀번호 재설정' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([given.length, sent.length]).toEqual([1, 1]);
  });
});
