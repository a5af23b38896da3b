import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CODES, withTotp } from '../../../support/fixtures/staff/factorWorld.ts';
import { noFactor, operator, signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { sampleSession } from '../../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const at = '2026-11-20T03:00:00.000Z';
const panel = (name: string) => screen.findByRole('region', { name });

describe('the second factor on the account page', () => {
  it('adds an app with its QR code, shows the recovery codes once, and lists the app', async () => {
    signIn();
    let factors = noFactor;
    mockEndpoint('GET /auth/second-factor', () => ({ data: factors }));
    mockEndpoint('POST /auth/totp', { data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } });
    mockEndpoint('POST /auth/totp/confirm', () => {
      factors = withTotp;
      return { data: { recoveryCodes: CODES } };
    });
    const { user } = await renderScreen('/console/account');
    const part = within(await panel('2단계 인증'));
    await user.click(await part.findByRole('button', { name: '인증 앱 추가' }));
    await part.findByRole('img', { name: '인증 앱에 등록하는 QR 코드' });
    await user.type(part.getByLabelText('인증 앱의 코드'), '123456');
    await user.click(part.getByRole('button', { name: '등록하기' }));
    await part.findByText(CODES[9] ?? '');
    await user.click(part.getByRole('button', { name: '보관했어요' }));
    await part.findByText('복구 코드 10개 남음');
    expect(part.queryByText(CODES[9] ?? '')).toBeNull();
    part.getByRole('button', { name: '인증 앱 삭제' });
  });

  it('an operator of a real installation cannot remove the only factor', async () => {
    signIn();
    mockEndpoint('GET /auth/second-factor', { data: { ...withTotp, isRequired: true } });
    await renderScreen('/console/account');
    const part = within(await panel('2단계 인증'));
    await part.findByRole('button', { name: '인증 앱 바꾸기' });
    expect(part.queryByRole('button', { name: '인증 앱 삭제' })).toBeNull();
  });

  it('renames and removes a passkey', async () => {
    signIn();
    const passkey = { id: '01900000-0000-7000-8000-0000000000d1', name: '내 기기' };
    let passkeys = [{ ...passkey, created_at: at, used_at: null }];
    mockEndpoint('GET /auth/second-factor', () => ({ data: { ...withTotp, passkeys } }));
    mockEndpoint('PATCH /auth/passkeys/:id', ({ body }) => {
      passkeys = passkeys.map((one) => ({ ...one, name: body.name }));
      return {};
    });
    mockEndpoint('DELETE /auth/passkeys/:id', () => {
      passkeys = [];
      return {};
    });
    const { user } = await renderScreen('/console/account');
    const part = within(await panel('2단계 인증'));
    await user.click(await part.findByRole('button', { name: '내 기기 이름 바꾸기' }));
    await user.clear(part.getByLabelText('패스키 이름'));
    await user.type(part.getByLabelText('패스키 이름'), '접수대');
    await user.click(part.getByRole('button', { name: '저장' }));
    await user.click(await part.findByRole('button', { name: '접수대 삭제' }));
    await screen.findByText('삭제했어요');
    expect(part.queryByText('접수대')).toBeNull();
  });

  it('a passkey that was removed in another tab leaves the list when it is removed again', async () => {
    expectConsole(/DELETE \/auth\/passkeys\/:id failed: not_found/);
    signIn();
    const id = '01900000-0000-7000-8000-0000000000d1';
    let passkeys = [{ id, name: '접수대', created_at: at, used_at: null }];
    mockEndpoint('GET /auth/second-factor', () => ({ data: { ...withTotp, passkeys } }));
    mockEndpoint('DELETE /auth/passkeys/:id', refusal('not_found'));
    const { user } = await renderScreen('/console/account');
    const part = within(await panel('2단계 인증'));
    const remove = await part.findByRole('button', { name: '접수대 삭제' });
    passkeys = [];
    await user.click(remove);
    await screen.findByText('삭제했어요');
    expect(part.queryByText('접수대')).toBeNull();
  });

  it('says beside the form what the server refused', async () => {
    signIn();
    expectConsole(/POST \/auth\/totp\/confirm failed: too_many_requests/);
    mockEndpoint('POST /auth/totp', { data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } });
    mockEndpoint('POST /auth/totp/confirm', refusal('too_many_requests'));
    const { user } = await renderScreen('/console/account');
    const part = within(await panel('2단계 인증'));
    await user.click(await part.findByRole('button', { name: '인증 앱 추가' }));
    await user.type(await part.findByLabelText('인증 앱의 코드'), '123456');
    await user.click(part.getByRole('button', { name: '등록하기' }));
    const said = await part.findByText('짧은 시간에 요청이 몰렸어요. 잠시 후 다시 시도해주세요');
    expect(said.closest('[role=alert]')).not.toBeNull();
  });
});

it('the sessions of the account: this one, and others that end one by one or all at once', async () => {
  signIn();
  let sessions = [sampleSession(1, 'Windows'), sampleSession(2, 'Android'), sampleSession(3, null)];
  mockEndpoint('GET /auth/sessions', () => ({ data: sessions }));
  mockEndpoint('DELETE /auth/sessions/:id', ({ params }) => {
    sessions = sessions.filter(({ id }) => id !== params.id);
    return {};
  });
  mockEndpoint('DELETE /auth/sessions', () => {
    sessions = sessions.slice(0, 1);
    return {};
  });
  const { user } = await renderScreen('/console/account');
  const part = within(await panel('로그인한 기기'));
  const own = (await part.findByText('Chrome · Windows')).closest('li');
  within(own ?? document.body).getByText('이 기기');
  expect(part.queryByRole('button', { name: 'Chrome · Windows 로그아웃' })).toBeNull();
  await user.click(part.getByRole('button', { name: 'Chrome · Android 로그아웃' }));
  await screen.findByText('로그아웃했어요');
  await part.findByText('알 수 없는 기기');
  await user.click(part.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }));
  await expect.poll(() => part.queryByText('알 수 없는 기기')).toBeNull();
});

it('a session that has already ended on its device leaves the list when it is ended here', async () => {
  expectConsole(/DELETE \/auth\/sessions\/:id failed: not_found/);
  signIn();
  let sessions = [sampleSession(1, 'Windows'), sampleSession(2, 'Android')];
  mockEndpoint('GET /auth/sessions', () => ({ data: sessions }));
  mockEndpoint('DELETE /auth/sessions/:id', refusal('not_found'));
  const { user } = await renderScreen('/console/account');
  const end = await screen.findByRole('button', { name: 'Chrome · Android 로그아웃' });
  sessions = sessions.slice(0, 1);
  await user.click(end);
  await screen.findByText('로그아웃했어요');
  expect(screen.queryByText('Chrome · Android')).toBeNull();
});

it('the sessions of the account are asked for again with each visit of the page', async () => {
  signIn();
  let sessions = [sampleSession(1, 'Windows'), sampleSession(2, 'Android')];
  mockEndpoint('GET /auth/sessions', () => ({ data: sessions }));
  const { goTo } = await renderScreen('/console/account');
  await screen.findByText('Chrome · Android');
  mockEndpoint('GET /staff/search-terms', { data: [], total: 0 });
  await goTo('/console/search');
  sessions = sessions.slice(0, 1);
  await goTo('/console/account');
  await screen.findByText('Chrome · Windows');
  await expect.poll(() => screen.queryByText('Chrome · Android')).toBeNull();
});

it('ASVS 7.5.1 the first factor asks for the password again, and then the form can be sent', async () => {
  expectConsole(/auth\/login failed: login_failed/);
  signIn();
  let isFresh = false;
  mockEndpoint('GET /auth/second-factor', { data: noFactor });
  mockEndpoint('POST /auth/totp', () =>
    isFresh
      ? { data: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x' } }
      : refusal('step_up_required'),
  );
  mockEndpoint('POST /auth/login', ({ body }) => {
    if (body.user_id !== operator.user_id || !isFresh) {
      isFresh = true;
      return refusal('login_failed');
    }
    return { token: 'a-token' };
  });
  const { user } = await renderScreen('/console/account');
  await user.click(await screen.findByRole('button', { name: '인증 앱 추가' }));
  const dialog = within(await screen.findByRole('dialog', { name: '본인 확인' }));
  await user.type(await dialog.findByLabelText('비밀번호'), 'a password of mine');
  await user.click(dialog.getByRole('button', { name: '확인' }));
  await dialog.findByText('비밀번호가 맞지 않아요');
  await user.click(dialog.getByRole('button', { name: '확인' }));
  await screen.findByText(/ABCD/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an app that could not be begun can be begun again', async () => {
  expectConsole(/auth\/totp failed: internal/);
  signIn();
  mockEndpoint('GET /auth/second-factor', { data: noFactor });
  mockEndpoint('POST /auth/totp', refusal('internal'));
  const { user } = await renderScreen('/console/account');
  await user.click(await screen.findByRole('button', { name: '인증 앱 추가' }));
  await screen.findByText(/서버에 문제가 생겼어요/);
  mockEndpoint('POST /auth/totp', { data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } });
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('ABCD EFGH');
});
