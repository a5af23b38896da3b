import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SearchAlias } from '../../../../contract/staff/staffSearch.ts';
import { signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { secondPress } from '../../../support/screen/secondPress.ts';
import { expectConsole } from '../../../support/setup/console.ts';

const button = (name: string) => screen.findByRole('button', { name });
/** The list has the row when it is first read; meanwhile another window removes it. */
function once<T>(row: T) {
  let isRead = false;
  return () => {
    const data = isRead ? [] : [row];
    isRead = true;
    return { data, total: data.length };
  };
}

const alias: SearchAlias = {
  id: 'a1',
  term: '리쥬란',
  language: 'ko',
  meaning: { kind: 'TREATMENT', id: 'skin-booster', name: '스킨부스터 주사', nameJa: null },
};
const member = {
  id: '01900000-0000-7000-8000-000000000005',
  nickname: '나비',
  created_at: '2026-11-01T03:00:00.000Z',
  counselCount: 2,
  reviewCount: 1,
};

it.each(['changed', 'deleted'])(
  'an alias that is gone leaves the list when it is %s',
  async (how) => {
    expectConsole(/staff\/search-aliases\/:id failed: not_found/);
    signIn();
    mockEndpoint('GET /staff/search-meanings', { data: [alias.meaning] });
    mockEndpoint('GET /staff/search-aliases', once(alias));
    mockEndpoint('PATCH /staff/search-aliases/:id', refusal('not_found'));
    mockEndpoint('DELETE /staff/search-aliases/:id', refusal('not_found'));
    const { user } = await renderScreen('/console/search?part=aliases');
    if (how === 'changed') {
      await user.click(await button('리쥬란 수정하기'));
      await user.click(await button('저장하기'));
    } else {
      await user.click(await button('리쥬란 삭제하기'));
      await user.click(await secondPress('리쥬란 정말 삭제하기'));
    }
    await screen.findByText('해당하는 다른 이름이 없어요');
  },
);

it.each(['logged out', 'erased'])('a member who is gone leaves the list when %s', async (how) => {
  expectConsole(/staff\/members\/:id\/(sessions|erase) failed: not_found/);
  signIn();
  const asked = mockEndpoint('GET /staff/members', once(member));
  mockEndpoint('DELETE /staff/members/:id/sessions', refusal('not_found'));
  mockEndpoint('POST /staff/members/:id/erase', refusal('not_found'));
  const { user } = await renderScreen('/console/people?part=members');
  if (how === 'logged out') {
    await user.click(await button('나비 모든 기기에서 로그아웃'));
  } else {
    await user.click(await button('나비 회원 정보 삭제'));
    const reason = screen.getByRole('combobox', { name: '삭제하는 이유' });
    await user.selectOptions(reason, '회원의 요청');
    await user.click(await button('회원 정보 삭제'));
  }
  await screen.findByText('해당하는 회원이 없어요');
  expect(asked).toHaveLength(2);
});
