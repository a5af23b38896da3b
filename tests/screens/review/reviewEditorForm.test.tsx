import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  announceEditor,
  COUNSEL,
  DOCTORS,
  EDITOR,
  EVENTS,
  field,
  openEditor,
  photo,
  pick,
  register,
  sampleMyReview,
} from '../../support/fixtures/reviewWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const main = () => within(screen.getByRole('main'));
const choose = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chosen = (label: string) =>
  within(screen.getByRole('list', { name: `${label} 선택한 항목` }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the review editor', () => {
  it('EDT-01 MBR-07 shows the trail', async () => {
    await openEditor();
    const trail = screen.getByRole('navigation', { name: '현재 위치' });
    expect(trail.textContent).toMatch(/상담.*리뷰 작성/);
    expect(within(trail).getByRole('link', { name: '상담' }).getAttribute('href')).toBe('/counsel');
  });

  it('EDT-02 EDT-07 EDT-10 has its eight fields in order', async () => {
    const { container } = await openEditor();
    const places = [
      choose('담당 의료진'),
      choose('이벤트'),
      choose('시술명'),
      choose('평점'),
      field('제목'),
      field('리뷰내용'),
      screen.getByRole('button', { name: '시술 전 사진 사진 추가' }),
      screen.getByRole('button', { name: '시술 후 사진 사진 추가' }),
      register(),
    ].map((control) => [...container.querySelectorAll('*')].indexOf(control));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('API-30 EDT-03 offers the doctors of the clinic, and several may be chosen', async () => {
    const { user } = await openEditor();
    const doctors = choose('담당 의료진');
    const add = screen.getAllByRole('button', { name: '추가' })[0] as HTMLElement; // of the first field
    await user.click(doctors);
    expect(await screen.findAllByRole('option', { name: /김하늘|이바다/ })).toHaveLength(2);
    await user.click(screen.getByRole('option', { name: '이바다' }));
    await user.click(add);
    await user.click(doctors);
    await user.click(screen.getByRole('option', { name: '김하늘' }));
    await user.click(add);
    expect(chosen('담당 의료진')).toEqual(['이바다', '김하늘']);
  });

  it('EDT-03 says that doctors are loading', async () => {
    const { treatments } = announceEditor();
    mockEndpoint('GET /public/clinics/:id', () => new Promise(() => undefined));
    await renderScreen(EDITOR);
    await expect.poll(() => treatments.length).toBe(1);
    const doctors = await screen.findByRole('combobox', { name: '담당 의료진' });
    expect(doctors.getAttribute('placeholder')).toBe('의료진을 불러오는 중입니다');
  });

  it('EDT-04 offers "no event" first, then a line, then the events of the clinic', async () => {
    await openEditor();
    await screen.findByRole('option', { name: '겨울 보습' });
    const parts = [...choose('이벤트').children].map((part) => part.textContent || part.tagName);
    expect(parts).toEqual(['없음', 'HR', '가을 리프팅', '겨울 보습']);
    expect(choose('이벤트').value).toBe('');
  });

  it('EDT-05 offers all treatments', async () => {
    const { user } = await openEditor();
    await user.click(choose('시술명'));
    for (const name of ['보톡스', '필러', '레이저']) {
      expect(await screen.findByRole('option', { name })).toBeTruthy();
    }
  });

  it('EDT-06 EDT-21 a rating is 5 to 1, and starts with 5', async () => {
    await openEditor();
    const options = within(choose('평점')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['5', '4', '3', '2', '1']);
    expect(choose('평점').value).toBe('5');
  });

  it('EDT-08 the content has at least five rows', async () => {
    await openEditor();
    expect(field('리뷰내용').getAttribute('rows')).toBe('5');
  });

  it('EDT-09 has two pickers, each with photos of its own', async () => {
    await openEditor();
    pick('전', [photo('a.jpg')]);
    pick('후', [photo('b.jpg'), photo('c.jpg')]);
    const names = (label: string) =>
      within(screen.getByRole('group', { name: label }))
        .getAllByRole('button', { name: /사진 바꾸기$/ })
        .map((thumbnail) => thumbnail.getAttribute('aria-label'));
    expect(names('시술 전 사진')).toEqual(['a.jpg 사진 바꾸기']);
    expect(names('시술 후 사진')).toEqual(['b.jpg 사진 바꾸기', 'c.jpg 사진 바꾸기']);
  });

  it('EDT-15 EDT-23 AMB-96 begins with the values of the review', async () => {
    const review = sampleMyReview({
      title: '쓴 제목',
      content: '쓴 내용',
      rating: 3,
      doctors: [{ id: DOCTORS[1]?.id ?? '', name: '이바다' }],
      event: EVENTS[0],
      treatments: [{ id: 'treatment-1', name: '필러' }],
      beforePhotos: [{ url: '/media/upload/a.webp', name: 'a.jpg' }],
      afterPhotos: [{ url: '/media/upload/b.webp', name: 'b.jpg' }],
    });
    await openEditor({ review });
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('리뷰 수정하기');
    expect(field('제목').value).toBe('쓴 제목');
    expect(field('리뷰내용').value).toBe('쓴 내용');
    expect(choose('평점').value).toBe('3');
    await expect.poll(() => choose('이벤트').value).toBe(EVENTS[0]?.id);
    await expect.poll(() => chosen('담당 의료진')).toEqual(['이바다']);
    await expect.poll(() => chosen('시술명')).toEqual(['필러']);
    expect(screen.getByRole('button', { name: 'a.jpg 사진 바꾸기' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'b.jpg 사진 바꾸기' })).toBeTruthy();
  });

  it("EDT-15 has the names of the review's treatments before all of them are loaded", async () => {
    const review = sampleMyReview({ treatments: [{ id: 'treatment-1', name: '필러' }] });
    announceEditor({ review });
    const asked = mockEndpoint('GET /public/treatments', () => new Promise(() => undefined));
    await renderScreen(EDITOR);
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => chosen('시술명')).toEqual(['필러']);
  });

  it('EDT-15 keeps records of the review that the clinic no longer lists', async () => {
    const gone = { id: '01900000-0000-7000-8000-000000000019', name: '박떠난' };
    const ended = { ...EVENTS[0], id: '01900000-0000-7000-8000-000000000029', title: '지난 행사' };
    const review = sampleMyReview({ doctors: [gone], event: { ...EVENTS[0], ...ended } as never });
    await openEditor({ review });
    await expect.poll(() => chosen('담당 의료진')).toEqual(['박떠난']);
    await expect.poll(() => choose('이벤트').value).toBe(ended.id);
  });

  it('is in Japanese', async () => {
    announceEditor();
    await renderScreen(`${EDITOR}?lang=ja`);
    expect(await screen.findByRole('textbox', { name: '口コミ内容' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '登録' })).toBeTruthy();
  });
});

describe('the way to the editor', () => {
  it('AMB-19 MBR-07 without a counsel leads to the list of counsels', async () => {
    logIn();
    const { address } = await renderScreen('/review/editor?lang=ja');
    await expect.poll(address).toBe('/counsel?lang=ja');
  });

  it('MBR-07 asks guests to log in', async () => {
    await renderScreen(EDITOR);
    expect(await screen.findByText('로그인이 필요한 페이지 입니다')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(['counsel', 'review'] as const)(
    'AMB-21 a missing %s is not found, within the frame',
    async (missing) => {
      announceEditor({ review: sampleMyReview() });
      if (missing === 'counsel') mockEndpoint('GET /member/counsels/:id', refusal('not_found'));
      else mockEndpoint('GET /member/reviews/:id', refusal('not_found'));
      await renderScreen(EDITOR);
      expect(
        await main().findByRole('heading', { name: '페이지를 찾을 수 없습니다' }),
      ).toBeTruthy();
      expect(screen.getByRole('navigation', { name: '주 메뉴' })).toBeTruthy();
    },
  );

  it('says that a canceled counsel has no review', async () => {
    announceEditor({ counsel: { state: 'CANCELED' } });
    const { user, address } = await renderScreen(EDITOR);
    await screen.findByText('취소된 상담에는 리뷰를 쓸 수 없어요');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('link', { name: '상담 내역 보기' }));
    expect(address()).toBe(`/counsel/${COUNSEL.id}`);
  });

  it('GEN-08 is a button of the counsel', async () => {
    const { treatments } = announceEditor();
    const { user, address } = await renderScreen(`/counsel/${COUNSEL.id}`);
    await user.click(await screen.findByRole('link', { name: '리뷰 작성하기' }));
    expect(address()).toBe(EDITOR);
    expect(await screen.findByRole('textbox', { name: '제목' })).toBeTruthy();
    await expect.poll(() => treatments.length).toBe(1);
  });
});
