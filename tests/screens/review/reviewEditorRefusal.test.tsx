import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/plain/errorCode.ts';
import {
  announceEditor,
  announceStore,
  announceWriting,
  CREATED,
  EDITOR,
  field,
  openEditor,
  photo,
  pick,
  register,
} from '../../support/fixtures/reviewWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

/** The server gives no address for a photo. Both lines of UPL-06 are logged. */
function refuseUploads(code: ErrorCode) {
  expectConsole(/Failed to get signed URL$/m);
  expectConsole(/Failed to get signed URL: the cause.*ApiError/);
  const store = announceStore();
  mockEndpoint('GET /s3/generate-s3-url', refusal(code));
  return store;
}

it.each([
  ['day_limit_reached', '오늘 보낼 수 있는 만큼 모두 보내셨어요. 내일 다시 시도해주세요'],
  ['too_many_requests', '짧은 시간에 요청이 몰렸어요. 잠시 후 다시 시도해주세요'],
  ['body_too_large', '보낸 내용의 용량이 너무 커요'],
] as const)(
  'UPL-06 ERR-07 a photo refused with %s: the form says why, and not to press again',
  async (code, why) => {
    const store = refuseUploads(code);
    const { posted } = announceWriting();
    const { user, address } = await openEditor();
    await user.type(field('제목'), '글');
    pick('전', [photo('a.jpg')]);
    await user.click(register());
    expect((await screen.findByText(new RegExp(why))).closest('[role=status]')).toBeTruthy();
    expect(screen.getByText('시술 전 사진 1')).toBeTruthy();
    expect(screen.queryByText(/다시 누르면|다시 눌러주세요/)).toBeNull();
    expect(store.tries.size).toBe(0);
    expect(posted).toEqual([]);
    expect(address()).toBe(EDITOR);
    expect(field('제목').value).toBe('글');

    await user.click(screen.getByRole('checkbox', { name: '사진 없이 등록하기' }));
    await user.click(register());
    expect(await screen.findByText(CREATED)).toBeTruthy();
  },
);

it('at the limit of a day the Japanese form says so too', async () => {
  refuseUploads('day_limit_reached');
  announceEditor();
  const { user } = await renderScreen(`${EDITOR}?lang=ja`);
  const button = await screen.findByRole('button', { name: '登録' });
  const files = [photo('a.jpg')];
  fireEvent.change(screen.getByLabelText('施術前の写真 写真を追加', { selector: 'input' }), {
    target: { files },
  });
  await user.click(button);
  const why = /本日送信できる上限に達しました。明日もう一度お試しください/;
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.queryByText(/もう一度押/)).toBeNull();
});

it('a photo of a type that the server does not take has to be replaced', async () => {
  refuseUploads('unsupported_image');
  const { user } = await openEditor();
  pick('후', [photo('a.jpg')]);
  await user.click(register());
  expect(await screen.findByText(/이 브라우저에서 열 수 없는 사진이 있어요/)).toBeTruthy();
  expect(screen.getByText('시술 후 사진 1')).toBeTruthy();
  expect(screen.queryByText(/다시 누르면/)).toBeNull();
});

it('at the limit of a day for reviews the form says why, and not to press again', async () => {
  expectConsole(/The review was not saved/);
  mockEndpoint('POST /member/reviews', refusal('day_limit_reached'));
  const { user } = await openEditor();
  await user.click(register());
  expect(await screen.findByText(/오늘 보낼 수 있는 만큼 모두 보내셨어요/)).toBeTruthy();
  expect(screen.queryByText(/다시 눌러주세요/)).toBeNull();
});
