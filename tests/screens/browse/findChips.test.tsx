import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chips, chipTexts, openFind } from '../../support/fixtures/find/findScreen.ts';

const press = async ({ user }: Awaited<ReturnType<typeof openFind>>, name: string) =>
  user.click(await chips().findByRole('button', { name }));

describe('the chips of the browse page', () => {
  it('are treatment, sort, place, price and conditions', async () => {
    await openFind();
    expect(chipTexts()).toEqual(['시술·고민', '정렬', '지역', '가격', '조건']);
  });

  it('begin with 日本語対応 in Japanese', async () => {
    const opened = await openFind('?lang=ja');
    expect(chipTexts()).toEqual(['日本語対応', '施術・お悩み', '並び順', 'エリア', '料金', '条件']);
    await press(opened, '日本語対応');
    await expect.poll(opened.address).toContain('facts=japanese');
    expect(chips().getByRole('button', { name: '日本語対応', pressed: true })).toBeTruthy();
    expect(chips().getByRole('button', { name: '条件' })).toBeTruthy();
    await press(opened, '日本語対応');
    await expect.poll(opened.address).not.toContain('facts');
  });

  it('日本語対応 is chosen, too, where the search led to the language', async () => {
    const opened = await openFind('?lang=ja&language=ja&minRating=4');
    await chips().findByRole('button', { name: '日本語対応', pressed: true });
    await press(opened, '条件: 評価4以上');
    await opened.goBack();
    await press(opened, '評価4以上を外す');
    await expect.poll(opened.address).toBe('/contents?lang=ja&language=ja');
    await press(opened, '日本語対応');
    await expect.poll(opened.address).toBe('/contents?lang=ja');
  });

  it('show what is chosen, in words', async () => {
    await openFind('?region=seoul-gangnam&priceMax=300000&facts=saturday&sort=price');
    await chips().findByRole('button', { name: '지역: 강남구' });
    expect(chipTexts()).toEqual([
      '시술·고민',
      '낮은 가격순',
      '낮은 가격순 빼기',
      '강남구',
      '강남구 빼기',
      '30만원 이하',
      '30만원 이하 빼기',
      '토요일 진료',
      '토요일 진료 빼기',
      '초기화',
    ]);
  });

  it.each([
    ['', '시술·고민', '찾는 방법 선택'],
    ['?lang=ja', '施術・お悩み', '探し方を選択'],
    ['?specialtyId=dermatology', '시술·고민: 피부과', '시술 선택'],
    ['?partId=eyes', '시술·고민: 눈', '고민 선택'],
    ['?lang=ja&partId=eyes', '施術・お悩み: 目もと', 'お悩みを選択'],
    ['?partId=eyes&concernId=under-eye', '시술·고민: 눈밑 지방·다크서클', '시술 선택'],
    ['?specialtyId=dermatology&treatmentId=ipl', '시술·고민: 광치료(IPL)', '시술 선택'],
    ['?treatmentId=unknown', '시술·고민', '시술 선택'],
  ])('open for "%s" from %s the picker that comes next', async (query, name, title) => {
    const opened = await openFind(query);
    await press(opened, name);
    await screen.findByRole('dialog', { name: title });
  });

  it('remove the four filters with one press, and Back brings them back', async () => {
    const opened = await openFind('?tabId=events&partId=eyes&concernId=under-eye&region=seoul');
    await press(opened, '눈밑 지방·다크서클 빼기');
    await expect.poll(opened.address).toBe('/contents?tabId=events&region=seoul');
    expect(document.activeElement?.textContent).toBe('시술·고민');
    await opened.goBack();
    await chips().findByRole('button', { name: '시술·고민: 눈밑 지방·다크서클' });
  });

  it.each([
    ['?station=myeongdong', '지역: 명동역'],
    ['?region=seoul', '지역: 서울'],
    ['?region=busan-jung', '지역: 부산 중구'],
    ['?lang=ja&region=busan-jung', 'エリア: 釜山 中区'],
    ['?region=seoul-nowhere', '지역: seoul-nowhere'],
    ['?near=37.5,127.03', '지역: 내 주변 5km 이내'],
    ['?near=37.5,127.03&radius=3', '지역: 내 주변 3km 이내'],
    ['?region=nowhere', '지역: nowhere'],
    ['?priceMin=55000', '가격: 55,000원 이상'],
    ['?priceMin=100000&priceMax=300000', '가격: 10만원~30만원'],
    ['?language=ja', '조건: 일본어 가능'],
    ['?minRating=4.5', '조건: 4.5점 이상'],
    ['?facts=saturday,parking&minRating=4', '조건: 주차'],
    ['?facts=saturday,parking&minRating=4', '조건: 4점 이상'],
  ])('say for %s: %s', async (query, name) => {
    await openFind(query);
    await chips().findByRole('button', { name });
  });

  it('act on all four tabs, and photos on the reviews alone', async () => {
    const opened = await openFind('?region=seoul-gangnam&photos=true&tabId=reviews&sort=rating');
    const wanted = { region: 'seoul-gangnam', sort: 'rating' };
    await expect
      .poll(() => opened.calls.reviews[0]?.query)
      .toMatchObject({ ...wanted, photos: 'true' });
    for (const [tab, kind] of [
      ['의원', 'clinics'],
      ['의사', 'doctors'],
      ['이벤트', 'events'],
    ] as const) {
      await opened.user.click(screen.getByRole('tab', { name: tab }));
      await expect.poll(() => opened.calls[kind][0]?.query).toMatchObject(wanted);
      expect(opened.calls[kind][0]?.query).not.toHaveProperty('photos');
      expect(chips().queryByRole('button', { name: '사진 있는 리뷰' })).toBeNull();
    }
  });

  it('of the reviews tab choose reviews with photos', async () => {
    const opened = await openFind('?tabId=reviews');
    await press(opened, '사진 있는 리뷰');
    await expect.poll(opened.address).toBe('/contents?tabId=reviews&photos=true');
    await expect.poll(() => opened.calls.reviews.at(-1)?.query).toMatchObject({ photos: 'true' });
  });

  it('of the reviews tab begin with 日本語の口コミ in Japanese', async () => {
    const opened = await openFind('?tabId=reviews&lang=ja');
    expect(chipTexts().slice(0, 3)).toEqual(['日本語の口コミ', '日本語対応', '写真付きの口コミ']);
    await press(opened, '日本語の口コミ');
    await expect.poll(opened.address).toContain('writtenIn=ja');
    await expect.poll(() => opened.calls.reviews.at(-1)?.query).toMatchObject({ writtenIn: 'ja' });
    await press(opened, '日本語の口コミ');
    await expect.poll(opened.address).not.toContain('writtenIn');
  });

  it('show the language of the reviews as a condition where there is no toggle for it', async () => {
    const opened = await openFind('?tabId=reviews&writtenIn=ja');
    await press(opened, '일본어 리뷰 빼기');
    await expect.poll(opened.address).toBe('/contents?tabId=reviews');
  });

  it('send the language of the reviews on their tab alone, and never with the counts', async () => {
    const opened = await openFind('?lang=ja&writtenIn=ja');
    await expect.poll(() => opened.calls.clinics.length).toBe(1);
    expect(opened.calls.clinics[0]?.query).not.toHaveProperty('writtenIn');
    expect(chipTexts()).toEqual(['日本語対応', '施術・お悩み', '並び順', 'エリア', '料金', '条件']);
    await press(opened, '条件');
    await expect.poll(() => opened.calls.facets.length).toBe(1);
    expect(opened.calls.facets[0]?.query).not.toHaveProperty('writtenIn');
  });

  it('are removed one by one, and Back brings them back', async () => {
    const opened = await openFind('?region=seoul&facts=saturday,parking&partId=eyes');
    await press(opened, '주차 빼기');
    await expect.poll(opened.address).toBe('/contents?region=seoul&facts=saturday&partId=eyes');
    expect(document.activeElement?.textContent).toBe('토요일 진료');
    await press(opened, '토요일 진료 빼기');
    await expect.poll(opened.address).toBe('/contents?region=seoul&partId=eyes');
    expect(document.activeElement?.textContent).toBe('조건');
    await press(opened, '서울 빼기');
    await expect.poll(opened.address).toBe('/contents?partId=eyes');
    expect(opened.calls.clinics.at(-1)?.query).not.toHaveProperty('region');
    await opened.goBack();
    await chips().findByRole('button', { name: '지역: 서울' });
    await opened.goBack();
    await chips().findByRole('button', { name: '조건: 토요일 진료' });
    await opened.goBack();
    await chips().findByRole('button', { name: '조건: 주차' });
  });

  it('after one of several conditions is removed, the focus is at the one that takes its place', async () => {
    const opened = await openFind('?facts=saturday,parking&minRating=4');
    await press(opened, '주차 빼기');
    await expect.poll(opened.address).toBe('/contents?facts=saturday&minRating=4');
    expect(document.activeElement?.textContent).toBe('4점 이상');
    await press(opened, '4점 이상 빼기');
    await expect.poll(opened.address).toBe('/contents?facts=saturday');
    expect(document.activeElement?.textContent).toBe('토요일 진료');
  });

  it('one condition is removed and 日本語対応 stays', async () => {
    const opened = await openFind('?lang=ja&facts=japanese,saturday,parking');
    await press(opened, '駐車場を外す');
    await expect.poll(opened.address).toContain('facts=saturday%2Cjapanese');
    await chips().findByRole('button', { name: '日本語対応', pressed: true });
  });

  it('초기화 removes them all and keeps the tab', async () => {
    const opened = await openFind('?tabId=events&partId=eyes&region=seoul&sort=price&minRating=4');
    await press(opened, '초기화');
    await expect.poll(opened.address).toBe('/contents?tabId=events');
    expect(chipTexts()).toEqual(['시술·고민', '정렬', '지역', '가격', '조건']);
    expect(document.activeElement?.textContent).toBe('시술·고민');
  });

  it('stay when a filter of the breadcrumbs is chosen, and when Explore clears the filters', async () => {
    const opened = await openFind('?region=seoul&specialtyId=dermatology');
    await opened.user.click(screen.getByRole('button', { name: '조건 추가' }));
    await opened.user.click(await screen.findByRole('button', { name: '광치료(IPL)' }));
    await expect
      .poll(opened.address)
      .toBe('/contents?region=seoul&specialtyId=dermatology&treatmentId=ipl');
    await opened.user.click(screen.getByRole('link', { name: '둘러보기', current: false }));
    await expect.poll(opened.address).toBe('/contents?region=seoul');
  });

  it('ignore what the server would refuse', async () => {
    const { calls } = await openFind('?region=%3Cb%3E&near=here&sort=paid&priceMin=x&facts=no');
    await screen.findByRole('link', { name: '모아피부과의원' });
    expect(chipTexts()).toEqual(['시술·고민', '정렬', '지역', '가격', '조건']);
    expect(Object.keys(calls.clinics[0]?.query ?? {}).toSorted()).toEqual(['limit', 'offset']);
  });
});
