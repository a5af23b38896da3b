import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SearchAlias } from '../../../contract/staff/staffSearch.ts';
import { clinicStaff, signIn } from '../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { secondPress } from '../../support/screen/secondPress.ts';
import { expectConsole } from '../../support/setup/console.ts';

const button = (name: string) => screen.findByRole('button', { name });
const booster = {
  kind: 'TREATMENT',
  id: 'skin-booster',
  name: '스킨부스터 주사',
  nameJa: 'スキンブースター',
} as const;
const toning = { kind: 'TREATMENT', id: 'pico-toning', name: '피코 토닝', nameJa: null } as const;
const gangnam = { kind: 'STATION', id: 'gangnam', name: '강남역', nameJa: '江南駅' } as const;

/** The console with aliases that change as on the server. */
function serveAliases(start: SearchAlias[]) {
  let aliases = start;
  const meanings = [booster, toning, gangnam];
  const aliasOf = (
    id: string,
    form: { term: string; language: 'ko' | 'ja'; targetId: string },
  ) => ({
    id,
    term: form.term,
    language: form.language,
    meaning: meanings.find((each) => each.id === form.targetId) ?? booster,
  });
  mockEndpoint('GET /staff/search-meanings', { data: meanings });
  const asked = mockEndpoint('GET /staff/search-aliases', () => ({
    data: aliases,
    total: aliases.length,
  }));
  const added = mockEndpoint('POST /staff/search-aliases', ({ body }) => {
    const alias = aliasOf('a-new', body);
    aliases = [...aliases, alias];
    return { data: alias };
  });
  const changed = mockEndpoint('PATCH /staff/search-aliases/:id', ({ params, body }) => {
    const alias = aliasOf(params.id, body);
    aliases = aliases.map((each) => (each.id === params.id ? alias : each));
    return { data: alias };
  });
  const removed = mockEndpoint('DELETE /staff/search-aliases/:id', ({ params }) => {
    aliases = aliases.filter(({ id }) => id !== params.id);
    return {};
  });
  return { asked, added, changed, removed };
}

it('meanings that did not come are said, and loaded by a press', async () => {
  expectConsole(/search-meanings failed/);
  signIn();
  serveAliases([]);
  mockEndpoint('GET /staff/search-meanings', () => refusal('too_many_requests'));
  const { user } = await renderScreen('/console/search?part=aliases');
  await screen.findByText(/불러오지 못했/);
  expect(screen.queryByRole('button', { name: '추가하기' })).toBeNull();
  mockEndpoint('GET /staff/search-meanings', { data: [booster] });
  await user.click(await button('다시 시도'));
  await button('추가하기');
});

describe('searches without result', () => {
  const searched = { term: '큐티스템', searches: 12, lastDay: '2026-11-22', isHidden: false };

  it('are listed with their count and last day, over the chosen days', async () => {
    signIn();
    const asked = mockEndpoint('GET /staff/search-terms', { data: [searched], total: 1 });
    const { user } = await renderScreen('/console/search');
    await screen.findByText('큐티스템');
    screen.getByText('12번 검색');
    screen.getByText(/마지막 검색 '26-11-22/);
    expect(asked[0]?.query).toEqual({ found: 'no', days: 30, offset: 0, limit: 20 });
    await user.selectOptions(screen.getByRole('combobox', { name: '기간' }), '최근 90일');
    await waitFor(() => expect(asked.at(-1)?.query.days).toBe(90));
  });

  it('have their last day, also on a device east of Korea', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    onTestFinished(() => void vi.stubEnv('TZ', 'Asia/Seoul'));
    signIn();
    mockEndpoint('GET /staff/search-terms', { data: [searched], total: 1 });
    await renderScreen('/console/search');
    await screen.findByText(/마지막 검색 '26-11-22/);
  });

  it('become an alias: one press leads to the form with the term, and it is added', async () => {
    signIn();
    mockEndpoint('GET /staff/search-terms', { data: [searched], total: 1 });
    const { added } = serveAliases([]);
    const { user, address } = await renderScreen('/console/search');
    await user.click(await screen.findByRole('link', { name: '큐티스템 다른 이름으로 등록' }));
    const field = await screen.findByRole('textbox', { name: '검색어' });
    expect(field).toHaveProperty('value', '큐티스템');
    await user.click(await button('추가하기'));
    await screen.findByText('검색어를 적고 뜻을 골라주세요');
    expect(added).toEqual([]);
    await user.click(screen.getByRole('combobox', { name: '뜻' }));
    await user.click(await screen.findByRole('option', { name: '스킨부스터 주사' }));
    await user.click(await button('추가하기'));
    await screen.findByText('다른 이름을 추가했어요');
    expect(added).toEqual([
      {
        body: { term: '큐티스템', language: 'ko', kind: 'TREATMENT', targetId: 'skin-booster' },
      },
    ]);
    await button('큐티스템 수정하기');
    await waitFor(() => expect(address()).toBe('/console/search?part=aliases'));
    expect(screen.getByRole('textbox', { name: '검색어' })).toHaveProperty('value', '');
  });

  it('popular ones can be hidden from visitors and shown again', async () => {
    signIn();
    let isHidden = false;
    const asked = mockEndpoint('GET /staff/search-terms', () => ({
      data: [{ ...searched, isHidden }],
      total: 1,
    }));
    const sent = mockEndpoint('PATCH /staff/search-terms', ({ body }) => {
      isHidden = body.isHidden;
      return {};
    });
    const { user } = await renderScreen('/console/search?part=found');
    await user.click(await button('큐티스템 숨기기'));
    await screen.findByText('숨김');
    await user.click(await button('큐티스템 숨김 해제'));
    await button('큐티스템 숨기기');
    expect(asked[0]?.query.found).toBe('yes');
    expect(sent.map(({ body }) => body.isHidden)).toEqual([true, false]);
  });

  it('say so while there are none, in Japanese, too', async () => {
    signIn();
    mockEndpoint('GET /staff/search-terms', { data: [], total: 0 });
    await renderScreen('/console/search?lang=ja');
    await screen.findByText('検索の記録はまだありません');
  });

  it('do not exist for staff of a clinic', async () => {
    signIn(clinicStaff);
    mockEndpoint('GET /staff/counsels', { data: [], total: 0 });
    const { address } = await renderScreen('/console/search');
    await waitFor(() => expect(address()).toBe('/console/counsels'));
    expect(screen.queryByRole('link', { name: '검색' })).toBeNull();
  });
});

describe('aliases', () => {
  const alias: SearchAlias = { id: 'a1', term: '리쥬란', language: 'ko', meaning: booster };

  it('are found by text, language and kind', async () => {
    signIn();
    const { asked } = serveAliases([alias]);
    const { user } = await renderScreen('/console/search?part=aliases');
    await screen.findByText('리쥬란');
    await user.type(screen.getByRole('textbox', { name: '검색어로 찾기' }), '리쥬{Enter}');
    const [, languages] = screen.getAllByRole('combobox', { name: '언어' });
    await user.selectOptions(languages as HTMLElement, '일본어');
    const [, kinds] = screen.getAllByRole('combobox', { name: '종류' });
    await user.selectOptions(kinds as HTMLElement, '역');
    await waitFor(() =>
      expect(asked.at(-1)?.query).toMatchObject({ q: '리쥬', language: 'ja', kind: 'STATION' }),
    );
  });

  it('are changed in their row', async () => {
    signIn();
    const { changed } = serveAliases([alias]);
    const { user } = await renderScreen('/console/search?part=aliases');
    await user.click(await button('리쥬란 수정하기'));
    const row = within(screen.getByText('리쥬란').closest('li') as HTMLElement);
    await user.selectOptions(row.getByRole('combobox', { name: '종류' }), '역');
    await user.click(row.getByRole('combobox', { name: '뜻' }));
    await user.click(await row.findByRole('option', { name: '강남역' }));
    await user.click(row.getByRole('button', { name: '저장하기' }));
    await screen.findByText('저장했어요');
    expect(changed).toEqual([
      {
        params: { id: 'a1' },
        body: { term: '리쥬란', language: 'ko', kind: 'STATION', targetId: 'gangnam' },
      },
    ]);
    await waitFor(async () => expect(document.activeElement).toBe(await button('리쥬란 수정하기')));
  });

  it('are removed by the second press, which is not that of a double click', async () => {
    signIn();
    const { removed } = serveAliases([alias]);
    const { user } = await renderScreen('/console/search?part=aliases');
    await user.dblClick(await button('리쥬란 삭제하기'));
    await user.click(await secondPress('리쥬란 정말 삭제하기'));
    await screen.findByText('해당하는 다른 이름이 없어요');
    expect(removed).toEqual([{ params: { id: 'a1' } }]);
  });

  it('STF-08 what was typed is there again after signing in: a new one, and a changed one', async () => {
    const term = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: '검색어' });
    const open = async () => {
      signIn();
      serveAliases([alias]);
      return renderScreen('/console/search?part=aliases');
    };
    const { user } = await open();
    const [added] = await term();
    await user.type(added as HTMLInputElement, '큐티스템');
    await user.click(await button('리쥬란 수정하기'));
    const [, changed] = await term();
    await user.type(changed as HTMLInputElement, ' 힐러');
    await user.selectOptions(
      screen.getAllByRole('combobox', { name: '종류' })[2] as HTMLElement,
      '역',
    );
    cleanup();
    const again = await open();
    await again.user.click(await button('리쥬란 수정하기'));
    expect((await term()).map(({ value }) => value)).toEqual(['큐티스템', '리쥬란 힐러']);
    expect(screen.getAllByRole('combobox', { name: '종류' })[2]).toHaveProperty('value', 'STATION');
    // A press that closes the form discards what was typed.
    await again.user.click(await button('리쥬란 수정하기'));
    await again.user.click(await button('리쥬란 수정하기'));
    expect((await term())[1]?.value).toBe('리쥬란');
  });

  it('the next term, typed before the answer comes, stays', async () => {
    signIn();
    serveAliases([]);
    let answer: (added: { data: SearchAlias }) => void = () => undefined;
    mockEndpoint('POST /staff/search-aliases', () => new Promise((resolve) => (answer = resolve)));
    const { user } = await renderScreen('/console/search?part=aliases');
    await screen.findByRole('heading', { name: '다른 이름 추가' });
    const field = await screen.findByRole('textbox', { name: '검색어' });
    await user.type(field, '리쥬란힐러');
    await user.click(screen.getByRole('combobox', { name: '뜻' }));
    await user.click(await screen.findByRole('option', { name: '스킨부스터 주사' }));
    await user.click(await button('추가하기'));
    await user.clear(field);
    await user.type(field, '연어주사');
    answer({ data: { id: 'a-new', term: '리쥬란힐러', language: 'ko', meaning: booster } });
    await screen.findByText('다른 이름을 추가했어요');
    expect(field).toHaveProperty('value', '연어주사');
  });

  it('a Japanese term is Japanese by itself', async () => {
    signIn();
    serveAliases([]);
    const { user } = await renderScreen('/console/search?part=aliases');
    await user.type(await screen.findByRole('textbox', { name: '검색어' }), 'クマ取り');
    const [language] = screen.getAllByRole('combobox', { name: '언어' });
    expect(language).toHaveProperty('value', 'ja');
  });
});
