import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MemberEmail } from '../../../contract/email.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const PATH = '/my-page/notices';
const CODE = '123456';

/** A server that knows one right code. */
function serveEmail(start: Partial<MemberEmail> = {}) {
  let email: MemberEmail = { isOffered: true, address: null, waiting: null, ...start };
  const change = (next: Partial<MemberEmail>) => {
    email = { ...email, ...next };
    return {};
  };
  mockEndpoint('GET /member/email', () => ({ data: email }));
  mockEndpoint('GET /member/notice-choices', () => ({
    data: { channels: email.address === null ? [] : ['EMAIL' as const], off: [] },
  }));
  const asked = mockEndpoint('PUT /member/email/address', ({ body }) =>
    change({ waiting: body.address }),
  );
  mockEndpoint('POST /member/email/confirm', ({ body }) =>
    body.code === CODE ? change({ address: email.waiting, waiting: null }) : refusal('wrong_code'),
  );
  const removed = mockEndpoint('DELETE /member/email/address', () =>
    change({ address: null, waiting: null }),
  );
  return { asked, removed, change };
}

const open = async (start: Partial<MemberEmail> = {}, path = PATH) => {
  logIn();
  const served = serveEmail(start);
  return { ...served, ...(await renderScreen(path)) };
};
const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: '이메일 주소' });
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: '확인 코드' });
/** Said at once, also to a screen reader. */
const alerted = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map((each) => each.textContent)).toContain(text),
  );
const press = (name: string) => screen.findByRole('button', { name });

describe('the e-mail address on my page', () => {
  it('is given, confirmed by the code, and then each topic can be chosen', async () => {
    const { user, asked } = await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(await address(), ' me@example.com {enter}');
    await screen.findByText('me@example.com');
    expect(asked).toEqual([{ body: { address: 'me@example.com', language: 'ko' } }]);
    await user.type(await code(), '123 456');
    await user.click(await press('확인'));
    await screen.findByText('이메일 주소를 등록했어요');
    const section = within(await screen.findByRole('region', { name: '이메일' }));
    await waitFor(() => expect(section.getAllByRole('checkbox')).toHaveLength(3));
    section.getByText('me@example.com');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is asked for in the language of the page', async () => {
    const { user, asked } = await open({}, `${PATH}?lang=ja`);
    const field = await screen.findByRole('textbox', { name: 'メールアドレス' });
    await user.type(field, 'me@example.com{enter}');
    await screen.findByText(/6桁のコードをお送りしました。10分以内/);
    expect(asked[0]?.body.language).toBe('ja');
  });

  it('is not sent when it is not valid, and the typed text stays', async () => {
    const { user, asked } = await open();
    await user.type(await address(), 'me@example{enter}');
    await alerted('이메일 주소를 다시 확인해주세요');
    expect(asked).toHaveLength(0);
    expect((await address()).value).toBe('me@example');
    await user.type(await address(), '.');
    expect(screen.queryByText('이메일 주소를 다시 확인해주세요')).toBeNull();
  });

  it('that was typed belongs to the member: another one in this tab does not see it', async () => {
    const { user, unmount } = await open();
    await user.type(await address(), 'mine@example.com');
    unmount();
    const again = await open();
    expect((await address()).value).toBe('mine@example.com');
    again.unmount();
    serveEmail();
    logIn({ id: '01900000-0000-7000-8000-0000000000ff' });
    await renderScreen(PATH);
    expect((await address()).value).toBe('');
  });

  it('waits for its code after a reload; after a wrong code the page says so, and another one can be typed', async () => {
    expectConsole(/The e-mail address was not changed/);
    const { user } = await open({ waiting: 'me@example.com' });
    await user.type(await code(), '12345{enter}');
    await alerted('숫자 6자리를 입력해주세요');
    await user.type(await code(), '7');
    expect(screen.queryByText('숫자 6자리를 입력해주세요')).toBeNull();
    await user.type(await code(), '{enter}');
    await screen.findByText(/코드가 맞지 않거나 시간이 지났어요/);
    await user.clear(await code());
    await user.type(await code(), `${CODE}{enter}`);
    await screen.findByText('이메일 주소를 등록했어요');
    expect(screen.queryByText(/코드가 맞지 않거나/)).toBeNull();
  });

  it('is confirmed by a code in full-width digits, as Japanese keyboards type them', async () => {
    const { user } = await open({ waiting: 'me@example.com' });
    await user.type(await code(), '１２３４５６{enter}');
    await screen.findByText('이메일 주소를 등록했어요');
  });

  it('ERR-06 waits for its code also when the server does not know whether the mail has left', async () => {
    expectConsole(/The e-mail address was not changed/);
    const { user, change } = await open();
    mockEndpoint('PUT /member/email/address', ({ body }) => {
      change({ waiting: body.address });
      return refusal('provider_unavailable');
    });
    await user.type(await address(), 'me@example.com{enter}');
    await screen.findByText(/지금은 메일을 보낼 수 없어요/);
    await user.type(await code(), `${CODE}{enter}`);
    await screen.findByText('이메일 주소를 등록했어요');
  });

  it('the sentence about a wrong code leaves with the form of the code', async () => {
    expectConsole(/The e-mail address was not changed/);
    const { user } = await open({ waiting: 'me@example.com' });
    await user.type(await code(), '111111{enter}');
    await screen.findByText(/코드가 맞지 않거나 시간이 지났어요/);
    await user.click(await press('다른 주소 쓰기'));
    await address();
    expect(screen.queryByText(/코드가 맞지 않거나/)).toBeNull();
  });

  it('is asked for again when its code can no longer be used', async () => {
    expectConsole(/The e-mail address was not changed/);
    const { user, change } = await open({ waiting: 'me@example.com' });
    await code();
    change({ waiting: null });
    await user.type(await code(), '111111{enter}');
    await screen.findByText(/코드가 맞지 않거나 시간이 지났어요/);
    await address();
  });

  it('ERR-06 that was confirmed by a press whose answer is lost is shown by the next press, with its topics', async () => {
    expectConsole(/The e-mail address was not changed/);
    const { user, change } = await open({ waiting: 'me@example.com' });
    mockEndpoint('POST /member/email/confirm', () => {
      change({ address: 'me@example.com', waiting: null });
      return refusal('internal');
    });
    await user.type(await code(), `${CODE}{enter}`);
    await screen.findByText(/서버에 문제가 생겼어요/);
    mockEndpoint('POST /member/email/confirm', refusal('wrong_code'));
    await user.click(await press('확인'));
    await screen.findByText('이메일 주소를 등록했어요');
    expect(screen.queryByText(/코드가 맞지 않거나/)).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3));
  });

  it('stays unconfirmed after a wrong code although the same address was confirmed before', async () => {
    expectConsole(/The e-mail address was not changed/);
    const { user, change } = await open({ address: 'me@example.com', waiting: 'me@example.com' });
    await user.type(await code(), '111111{enter}');
    await screen.findByText(/코드가 맞지 않거나 시간이 지났어요/);
    // The last try that the code allows.
    mockEndpoint('POST /member/email/confirm', () => {
      change({ address: 'me@example.com', waiting: null });
      return refusal('wrong_code');
    });
    await user.type(await code(), '{enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /코드/ })).toBeNull());
    expect(screen.queryByText('이메일 주소를 등록했어요')).toBeNull();
  });

  it('a code can be sent again, or to another address', async () => {
    const { user, asked } = await open({ waiting: 'me@example.com' });
    await user.click(await press('코드 다시 받기'));
    await waitFor(() => expect(asked[0]?.body.address).toBe('me@example.com'));
    await screen.findByText('코드를 다시 보냈어요');
    expect(document.activeElement).toBe(await press('코드 다시 받기'));
    await user.click(await press('다른 주소 쓰기'));
    await user.type(await address(), 'other@example.com{enter}');
    await screen.findByText('other@example.com');
  });

  it('while the code is sent again, the button is busy and sends no second one', async () => {
    const { user } = await open({ waiting: 'me@example.com' });
    const asked = mockEndpoint('PUT /member/email/address', () => new Promise(() => undefined));
    const again = await press('코드 다시 받기');
    await user.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    await user.click(again);
    expect(asked).toHaveLength(1);
  });

  it('stays while another one waits for its code, and a change can be given up', async () => {
    const { user } = await open({ address: 'old@example.com' });
    await user.click(await press('주소 변경'));
    await user.click(await press('그대로 두기'));
    await user.click(await press('주소 변경'));
    await user.type(await address(), 'new@example.com{enter}');
    await code();
    screen.getByText('old@example.com');
    screen.getByText('new@example.com');
  });

  it('is removed after a question', async () => {
    const { user, removed } = await open({ address: 'me@example.com' });
    await user.click(await press('주소 삭제'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('이메일 주소를 삭제할까요?');
    await user.click(dialog.getByRole('button', { name: '주소 삭제' }));
    await screen.findByText('이메일 주소를 삭제했어요');
    expect(removed).toHaveLength(1);
    await address();
  });

  it.each([
    ['provider_unavailable', '지금은 메일을 보낼 수 없어요. 잠시 후 다시 시도해주세요'],
    ['day_limit_reached', '오늘은 코드를 더 보낼 수 없어요. 내일 다시 시도해주세요'],
    ['invalid_input', '이메일 주소를 다시 확인해주세요'],
  ] as const)('ERR-06 that was refused with %s is still typed', async (refused, sentence) => {
    expectConsole(/The e-mail address was not changed/);
    const { user } = await open();
    mockEndpoint('PUT /member/email/address', refusal(refused));
    await user.type(await address(), 'me@example.com{enter}');
    await screen.findByText(sentence);
    expect((await address()).value).toBe('me@example.com');
  });

  it('is not asked for where no mail is sent', async () => {
    await open({ isOffered: false });
    await screen.findByRole('link', { name: '알림 보기' });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('ERR-01 that could not be read leaves the other channels usable', async () => {
    expectConsole(/GET \/member\/email failed/);
    logIn();
    serveEmail();
    mockEndpoint('GET /member/email', refusal('forbidden'));
    mockEndpoint('GET /member/notice-choices', { data: { channels: ['LINE'], off: [] } });
    await renderScreen(PATH);
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  });

  it('ERR-01 that could not be read can be asked for again, and the page does not say that there is no other way', async () => {
    expectConsole(/GET \/member\/email failed/);
    logIn();
    serveEmail();
    let isBroken = true;
    mockEndpoint('GET /member/email', () =>
      isBroken ? refusal('forbidden') : { data: { isOffered: true, address: null, waiting: null } },
    );
    const { user } = await renderScreen(PATH);
    const section = within(await screen.findByRole('region', { name: '이메일' }));
    expect(screen.queryByRole('link', { name: '알림 보기' })).toBeNull();
    isBroken = false;
    await user.click(await section.findByRole('button', { name: '다시 시도' }));
    await address();
  });
});
