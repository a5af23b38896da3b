import { screen, within } from '@testing-library/react';
import { queryClientAtom } from 'jotai-tanstack-query';
import { describe, expect, it } from 'vitest';
import type { LineReading } from '../../../contract/lineReading.ts';
import { fakeEnvironment } from '../../support/fakes/fakeEnvironment.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { lineReading } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ADDS = '친구 추가하기';
const NEEDS_FRIEND = /공식 계정을 친구로 추가해야 도착해요/;

async function open(
  reading: Partial<LineReading>,
  { environment = fakeEnvironment(), path = '/my-page/notices' } = {},
) {
  logIn();
  mockEndpoint('GET /member/email', { data: { isOffered: false, address: null, waiting: null } });
  mockEndpoint('GET /member/notice-choices', { data: { channels: ['LINE'], off: [] } });
  mockEndpoint('GET /member/line-reading', { data: lineReading({ isOffered: true, ...reading }) });
  return renderScreen(path, { config: { lineFriendId: '@moa' }, environment });
}
const card = async (name = '라인') => within(await screen.findByRole('region', { name }));

describe('/my-page/notices: LINE brings notices to friends of the account only', () => {
  it('says so to a member who did not add it, and offers to add it', async () => {
    const { user, environment } = await open({});
    const line = await card();
    await line.findByText(NEEDS_FRIEND);
    expect(line.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(line.getByRole('button', { name: ADDS }));
    expect(environment.befriended).toEqual(['@moa']);
    line.getByText(NEEDS_FRIEND);
  });

  it('in the LINE app it says that the account was added', async () => {
    const environment = fakeEnvironment({ addFriend: async () => 'added' });
    const { user } = await open({}, { environment });
    await user.click(await (await card()).findByRole('button', { name: ADDS }));
    const added = await screen.findByText('라인 친구로 추가되었어요');
    expect(added.closest('[role=status]')).toBe(document.activeElement);
    expect(screen.queryByText(NEEDS_FRIEND)).toBeNull();
  });

  it.each([
    ['', '라인', ADDS],
    ['?lang=ja', 'LINE', '友だちに追加する'],
  ])(
    'in the browser of a phone it is a link, which also works where no tab can be opened, %s',
    async (query, name, adds) => {
      const environment = fakeEnvironment({ friendAddWay: () => 'link' });
      await open({}, { environment, path: `/my-page/notices${query}` });
      const link = await (await card(name)).findByRole('link', { name: adds });
      expect(link.getAttribute('href')).toBe('https://line.me/R/ti/p/%40moa');
    },
  );

  it('a press on which LINE does not open leaves the sentence and the button', async () => {
    expectConsole(/LINE did not open/);
    const environment = fakeEnvironment({
      addFriend: async () => {
        throw new Error('no LINE');
      },
    });
    const { user } = await open({}, { environment });
    await user.click(await (await card()).findByRole('button', { name: ADDS }));
    screen.getByText(NEEDS_FRIEND);
    screen.getByRole('button', { name: ADDS });
  });

  it('a member who blocked it reads that; a computer shows a QR code, also in Japanese', async () => {
    const environment = fakeEnvironment({ friendAddWay: () => 'scan' });
    await open({ isBlocked: true }, { environment, path: '/my-page/notices?lang=ja' });
    const line = await card('LINE');
    await line.findByText(/ブロックしているか/);
    await line.findByRole('img', { name: /QR/ });
  });

  it('friends read nothing of it', async () => {
    const { store } = await open({ isFriend: true });
    const line = await card();
    await expect.poll(() => store.get(queryClientAtom).isFetching()).toBe(0);
    expect(line.getAllByRole('checkbox')).toHaveLength(3);
    expect(line.queryByText(NEEDS_FRIEND)).toBeNull();
    expect(line.queryByRole('button')).toBeNull();
  });
});
