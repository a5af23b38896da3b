import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LineReading } from '../../../contract/lineReading.ts';
import { LINE_READING_VERSION } from '../../../contract/plain/consent.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const OFF: LineReading = { isOffered: true, isBlocked: false, isFriend: true, agreed: null };
const ON: LineReading = {
  ...OFF,
  agreed: { version: LINE_READING_VERSION, language: 'ja', at: '2026-11-25T01:00:00.000Z' },
};
const config = { lineFriendId: '@moa' };

const open = async (reading: LineReading, path = '/my-page') => {
  logIn();
  mockEndpoint('GET /member/line-reading', { data: reading });
  return renderScreen(path, { config });
};
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('my page: reading messages in LINE', () => {
  it('AMB-110 is off until the member has read the text and agreed to its version', async () => {
    const { user } = await open(OFF);
    const chosen = mockEndpoint('POST /member/line-reading', { data: ON });
    const button = await row(/라인에서 읽기.*꺼짐/);
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await screen.findByText(/건강에 관한 내용/);
    await user.click(await row(/^동의하고 켜기$/));
    await screen.findByText('이제 라인에서 메시지를 읽을 수 있어요');
    within(await row(/라인에서 읽기/)).getByText('켜짐');
    expect(chosen).toMatchObject([
      { body: { agreed: true, version: LINE_READING_VERSION, language: 'ko' } },
    ]);
  });

  it('shows when the member agreed, also in Japanese, and ends it by one press', async () => {
    const { user } = await open(ON, '/my-page?lang=ja');
    const chosen = mockEndpoint('POST /member/line-reading', { data: OFF });
    await user.click(await row(/LINEで読む.*オン/));
    await screen.findByText(/同意日/);
    await user.click(await row(/^オフにする$/));
    await screen.findByText('今後、LINEにはお知らせのみ送ります');
    expect(chosen).toMatchObject([{ body: { agreed: false, language: 'ja' } }]);
  });

  it('says that the account is blocked, and that a change failed', async () => {
    const { user } = await open({ ...OFF, isBlocked: true });
    mockEndpoint('POST /member/line-reading', () => refusal('day_limit_reached'));
    await screen.findByText(/공식 계정을 차단했거나/);
    await user.click(await row(/라인에서 읽기/));
    expectConsole(/line-reading failed|was not changed/);
    await user.click(await row(/^동의하고 켜기$/));
    await screen.findByText(/오늘/);
  });

  it('says that it could not load, and loads again', async () => {
    expectConsole(/line-reading failed/);
    logIn();
    mockEndpoint('GET /member/line-reading', refusal('internal'));
    const { user } = await renderScreen('/my-page', { config });
    const retry = await row(/^다시 시도$/);
    mockEndpoint('GET /member/line-reading', { data: ON });
    await user.click(retry);
    await row(/라인에서 읽기.*켜짐/);
  });

  it('is absent for a member without LINE', async () => {
    await open({ ...OFF, isOffered: false });
    await screen.findByText('로그인한 기기');
    expect(screen.queryByText('라인에서 읽기')).toBeNull();
  });
});
