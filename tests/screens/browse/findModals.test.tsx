import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { whole } from '../../support/fixtures/find/browseWorld.ts';
import { chips, modal, openFind } from '../../support/fixtures/find/findScreen.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

type Opened = Awaited<ReturnType<typeof openFind>>;

const openSheet = async ({ user }: Opened, name: string) => {
  await user.click(await chips().findByRole('button', { name }));
  return modal(name.split(':')[0] ?? name);
};
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the modal of conditions', () => {
  it('has the number of clinics of each choice', async () => {
    const opened = await openFind();
    const dialog = await openSheet(opened, '조건');
    await dialog.findByRole('checkbox', { name: '토요일 진료 54' });
    dialog.getByRole('checkbox', { name: '일본어 상담 36' });
    dialog.getByRole('checkbox', { name: '주차 0' });
    dialog.getByRole('radio', { name: '일본어 36' });
    dialog.getByRole('radio', { name: '4.5점 이상 7' });
    expect(dialog.queryByText('숫자는 의원 수예요.')).toBeNull();
  });

  it('is a draft: counted at once, applied with the button, and left by Back', async () => {
    const opened = await openFind('?tabId=doctors&partId=eyes');
    const dialog = await openSheet(opened, '조건');
    dialog.getByText('숫자는 의원 수예요.');
    await opened.user.click(await dialog.findByRole('checkbox', { name: /토요일 진료/ }));
    await opened.user.click(dialog.getByRole('radio', { name: /4\.5점 이상/ }));
    expect(opened.address()).not.toContain('facts');
    const draft = { partId: 'eyes', facts: ['saturday'], minRating: 4.5 };
    await expect
      .poll(() => opened.calls.doctors.at(-1)?.query)
      .toMatchObject({ ...draft, limit: 1 });
    await expect.poll(() => opened.calls.facets.at(-1)?.query).toMatchObject(draft);
    await opened.user.click(await dialog.findByRole('button', { name: '12개 보기' }));
    await untilClosed();
    expect(opened.address()).toBe(
      '/contents?tabId=doctors&partId=eyes&facts=saturday&minRating=4.5',
    );
    await chips().findByRole('button', { name: '조건: 토요일 진료' });
    chips().getByRole('button', { name: '조건: 4.5점 이상' });
    await opened.goBack();
    expect(opened.address()).toBe('/contents?tabId=doctors&partId=eyes');

    const again = await openSheet(opened, '조건');
    await opened.user.click(await again.findByRole('checkbox', { name: /주차/ }));
    await opened.goBack();
    await untilClosed();
    expect(opened.address()).toBe('/contents?tabId=doctors&partId=eyes');
  });

  it('says before that nothing would be found', async () => {
    const opened = await openFind('', 0);
    const dialog = await openSheet(opened, '조건');
    await dialog.findByText('이 조건에 맞는 결과가 없어요.');
    dialog.getByRole('button', { name: '0개 보기' });
  });

  it('counts above 1,000 as 1,000+', async () => {
    const opened = await openFind('?lang=ja', 100_000);
    const dialog = await openSheet(opened, '条件');
    await dialog.findByRole('button', { name: '1,000+件を表示' });
  });

  it('can be applied while the counts are missing', async () => {
    const failures = [
      expectConsole(/GET \/public\/clinics failed/),
      expectConsole(/GET \/public\/clinics\/facets failed/),
    ];
    const opened = await openFind();
    mockEndpoint('GET /public/clinics/facets', refusal('invalid_input'));
    mockEndpoint('GET /public/clinics', (input) =>
      input.query.limit === 1 ? refusal('invalid_input') : { data: [], total: 0 },
    );
    const dialog = await openSheet(opened, '조건');
    await opened.user.click(await dialog.findByRole('checkbox', { name: '토요일 진료' }));
    await expect.poll(() => failures.map((hasAppeared) => hasAppeared())).toEqual([true, true]);
    await opened.user.click(await dialog.findByRole('button', { name: '결과 보기' }));
    await untilClosed();
    expect(opened.address()).toBe('/contents?facts=saturday');
  });

  it('works with the keyboard', async () => {
    const opened = await openFind();
    chips().getByRole('button', { name: '조건' }).focus();
    await opened.user.keyboard('{Enter}');
    const dialog = await modal('조건');
    const box = await dialog.findByRole('checkbox', { name: /토요일 진료/ });
    box.focus();
    await opened.user.keyboard(' ');
    expect(dialog.getByRole('checkbox', { name: /토요일 진료/, checked: true })).toBe(box);
    dialog.getByRole('button', { name: /보기$/ }).focus();
    await opened.user.keyboard('{Enter}');
    await untilClosed();
    expect(opened.address()).toBe('/contents?facts=saturday');
  });
});

describe('the modal of places', () => {
  it('leads from a region to its districts and stations', async () => {
    const opened = await openFind('?sort=price');
    const dialog = await openSheet(opened, '지역');
    await dialog.findByRole('radio', { name: '전국', checked: true });
    expect(dialog.queryByText('숫자는 의원 수예요.')).toBeNull();
    dialog.getByRole('radio', { name: '부산 1,000+' });
    expect(dialog.queryByRole('radio', { name: /제주/ })).toBeNull();
    await opened.user.click(dialog.getByRole('radio', { name: '서울 34' }));
    dialog.getByRole('radio', { name: '서울 전체 34', checked: true });
    dialog.getByRole('radio', { name: '강남역 5' });
    await opened.user.click(dialog.getByRole('radio', { name: '강남구 16' }));
    await expect
      .poll(() => opened.calls.clinics.at(-1)?.query)
      .toMatchObject({ region: 'seoul-gangnam', limit: 1 });
    for (const { query } of opened.calls.facets) expect(query).not.toHaveProperty('region');
    await opened.user.click(await dialog.findByRole('button', { name: '12개 보기' }));
    await untilClosed();
    expect(opened.address()).toBe('/contents?sort=price&region=seoul-gangnam');
  });

  it('is Japanese in Japanese', async () => {
    const opened = await openFind('?lang=ja&region=seoul-jung');
    const dialog = await openSheet(opened, 'エリア: ソウル 中区');
    await dialog.findByRole('radio', { name: '中区 4', checked: true });
    await opened.user.click(dialog.getByRole('radio', { name: '明洞駅 4' }));
    await opened.user.click(await dialog.findByRole('button', { name: '12件を表示' }));
    await untilClosed();
    expect(opened.address()).toBe('/contents?lang=ja&station=myeongdong');
  });

  it.each(['doctors', 'events', 'reviews'])(
    'says on the tab of %s that its numbers are clinics',
    async (tabId) => {
      const dialog = await openSheet(await openFind(`?tabId=${tabId}`), '지역');
      await dialog.findByRole('radio', { name: '서울 34' });
      dialog.getByText('숫자는 의원 수예요.');
    },
  );

  it.each(['doctors', 'events', 'reviews'])(
    'offers on the tab of %s also a place without such a clinic',
    async (tabId) => {
      const opened = await openFind(`?tabId=${tabId}&minRating=4.5`);
      const dialog = await openSheet(opened, '지역');
      await opened.user.click(await dialog.findByRole('radio', { name: '제주' }));
      dialog.getByRole('radio', { name: '서귀포시' });
    },
  );

  it('has all places without numbers when the counts fail', async () => {
    expectConsole(/GET \/public\/clinics\/facets failed/);
    const opened = await openFind();
    mockEndpoint('GET /public/clinics/facets', refusal('invalid_input'));
    const dialog = await openSheet(opened, '지역');
    await dialog.findByRole('radio', { name: '제주' });
    dialog.getByRole('radio', { name: '서울' });
  });

  it('removes the place', async () => {
    const opened = await openFind('?station=gangnam');
    const dialog = await openSheet(opened, '지역: 강남역');
    await dialog.findByRole('radio', { name: '강남역 5', checked: true });
    await opened.user.click(dialog.getByRole('radio', { name: '전국' }));
    await opened.user.click(dialog.getByRole('button', { name: /보기$/ }));
    await untilClosed();
    expect(opened.address()).toBe('/contents');
  });
});

describe('the modal of prices', () => {
  it('has ranges to press', async () => {
    const opened = await openFind();
    const dialog = await openSheet(opened, '가격');
    dialog.getByText(/가격표에 있는 시술 가격/);
    await opened.user.click(dialog.getByRole('radio', { name: '10만원~30만원' }));
    await opened.user.click(await dialog.findByRole('button', { name: '12개 보기' }));
    await untilClosed();
    expect(opened.address()).toBe('/contents?priceMin=100000&priceMax=300000');
  });

  it.each([
    {
      query: '',
      name: '최대 금액(원)',
      typed: '１억 ５천만',
      said: '1억 5,000만원 이하',
      priceMax: 150_000_000,
    },
    {
      query: '',
      name: '최대 금액(원)',
      typed: '1억 2,340만 5,000원',
      said: '123,405,000원 이하',
      priceMax: 123_405_000,
    },
    {
      query: '?lang=ja',
      name: '上限(ウォン)',
      typed: '1億',
      said: '1億ウォン以下',
      priceMax: 100_000_000,
    },
  ])('takes amounts in words: $typed', async ({ query, name, typed, said, priceMax }) => {
    const opened = await openFind(query);
    const dialog = await openSheet(opened, query ? '料金' : '가격');
    await opened.user.type(dialog.getByRole('textbox', { name }), typed);
    await dialog.findByText(said);
    await expect.poll(() => opened.calls.clinics.at(-1)?.query).toMatchObject({ priceMax });
  });

  it('takes typed amounts in won, and Enter applies', async () => {
    const opened = await openFind('?tabId=events');
    const dialog = await openSheet(opened, '가격');
    dialog.getByText(/이벤트 가격으로/);
    await opened.user.type(dialog.getByRole('textbox', { name: '최대 금액(원)' }), '250,000');
    await expect
      .poll(() => opened.calls.events.at(-1)?.query)
      .toMatchObject({ priceMax: 250_000, limit: 1 });
    await opened.user.keyboard('{Enter}');
    await untilClosed();
    expect(opened.address()).toBe('/contents?tabId=events&priceMax=250000');
  });
});

describe('the modal of sorts', () => {
  it('applies at once, and says how each sort works', async () => {
    const opened = await openFind('?region=seoul');
    const dialog = await openSheet(opened, '정렬');
    dialog.getByText(/별 4개짜리 리뷰가 10개/);
    dialog.getByText(/광고비나 결제 금액은/);
    expect(dialog.getByRole('button', { name: '최신순' }).getAttribute('aria-current')).toBe(
      'true',
    );
    expect(dialog.queryByRole('button', { name: '가까운순' })).toBeNull();
    await opened.user.click(dialog.getByRole('button', { name: '추천순' }));
    await untilClosed();
    expect(opened.address()).toBe('/contents?region=seoul&sort=recommended');
    await expect
      .poll(() => opened.calls.clinics.at(-1)?.query)
      .toMatchObject({ sort: 'recommended' });
    const again = await openSheet(opened, '정렬: 추천순');
    await opened.user.click(again.getByRole('button', { name: '최신순' }));
    await untilClosed();
    expect(opened.address()).toBe('/contents?region=seoul');
  });

  it.each(['clinics', 'doctors', 'events'])(
    'beside the list of %s a link leads to how it is sorted, without the sorts',
    async (tabId) => {
      const opened = await openFind(`?tabId=${tabId}`);
      await opened.user.click(await screen.findByRole('button', { name: '정렬 기준' }));
      const dialog = await modal('정렬 기준');
      dialog.getByText(/별 4개짜리 리뷰가 10개/);
      dialog.getByText(/광고비나 결제 금액은/);
      expect(dialog.queryByRole('button', { name: '추천순' })).toBeNull();
      await opened.goBack();
      await untilClosed();
    },
  );

  it('beside the list of reviews the link leads to the rule of reviews', async () => {
    const opened = await openFind('?tabId=reviews&lang=ja', 1);
    mockEndpoint('GET /public/reviews', whole([sampleReview()]));
    await opened.user.click(await chips().findByRole('button', { name: '写真付きの口コミ' }));
    await opened.user.click(await screen.findByRole('button', { name: '並び順について' }));
    (await modal('並び順について')).getByText(/来院が確認された口コミを先に/);
  });

  it('of reviews says which reviews come first', async () => {
    const dialog = await openSheet(await openFind('?tabId=reviews'), '정렬');
    dialog.getByText(/방문이 확인된 리뷰를 먼저/);
  });

  it.each(['clinics', 'reviews'])('names the rule of every sort of %s', async (tabId) => {
    const dialog = await openSheet(await openFind(`?tabId=${tabId}`), '정렬');
    const rules = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    for (const sort of [
      '추천순',
      '최신순',
      '인기순',
      '평점 높은순',
      '리뷰 많은순',
      '가까운순',
      '가격순',
    ]) {
      expect(rules.filter((rule) => rule?.startsWith(`${sort}은`))).toHaveLength(1);
    }
  });
});
