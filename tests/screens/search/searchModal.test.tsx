import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchKind } from '../../../contract/search.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import {
  findOption,
  match,
  ONE_OF_EACH,
  openSearch,
  searchAnswer,
} from '../../support/fixtures/find/searchWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { expectConsole } from '../../support/setup/console.ts';

beforeEach(() => localStorage.clear());

const five = Array.from({ length: 5 }, (_, index) => match(`clinic-${index}`, `모아 ${index}호`));
const groupNamed = (name: string) => screen.findByRole('group', { name });
const texts = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the search modal', () => {
  it('SRCH-01 SRCH-02 opens from the top bar: its title, its field with the focus', async () => {
    const { field } = await openSearch();
    await screen.findByRole('dialog', { name: '통합검색' });
    expect(field.placeholder).toBe('검색어 입력');
    expect(document.activeElement).toBe(field);
  });

  it('SRCH-03 SRCH-04 SRCH-05 SRCH-06 SRCH-07 groups matches by their kind', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    await user.type(field, '모');
    expect(texts(await groupNamed('진료과목'))).toEqual(['모발과']);
    expect(texts(await groupNamed('시술명'))).toEqual(['모발이식']);
    expect(texts(await groupNamed('의원명'))).toEqual(['모아의원']);
    expect(texts(await groupNamed('의사명'))).toEqual(['모하늘']);
    expect(texts(await groupNamed('이벤트명'))).toEqual(['가을 모발 이벤트']);
  });

  it('the groups are in the order of the specification, without empty ones', async () => {
    mockEndpoint('GET /public/search', searchAnswer({ events: [match('e', '모')], clinics: five }));
    const { user, field } = await openSearch();
    await user.type(field, '모');
    await groupNamed('의원명');
    const labels = screen
      .getAllByRole('group')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? ''));
    expect(labels.map((label) => label?.textContent)).toEqual(['의원명', '이벤트명']);
  });

  it('SRCH-12 SRCH-13 SRCH-14 SRCH-15 SRCH-16 each match leads to its page', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    await user.type(field, '모');
    const hrefOf = async (name: string) => (await findOption(name)).getAttribute('href');
    expect(await hrefOf('모발과')).toBe('/contents?specialtyId=dermatology');
    expect(await hrefOf('모발이식')).toBe(
      '/contents?specialtyId=dermatology&treatmentId=hair-transplant',
    );
    expect(await hrefOf('모아의원')).toBe('/contents/clinic/clinic-1');
    expect(await hrefOf('모하늘')).toBe('/contents/doctor/doctor-1');
    expect(await hrefOf('가을 모발 이벤트')).toBe('/contents/event/event-1');
  });

  it('SRCH-14 a press on a match closes the modal and opens its page', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const clinics = mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
    const { user, field } = await openSearch();
    await user.type(field, '모아');
    await user.click(await findOption('모아의원'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect.poll(() => clinics.at(0)?.params.id).toBe('clinic-1');
  });

  it('AMB-03 a treatment without a specialty is shown on its own', async () => {
    mockEndpoint('GET /public/search', searchAnswer({ treatments: [match('ipl', '광치료')] }));
    const { user, field } = await openSearch('?lang=ko');
    await user.type(field, '광');
    const option = await findOption('광치료');
    expect(option.getAttribute('href')).toBe('/contents?treatmentId=ipl&lang=ko');
  });

  it('CONST-07 SRCH-08 asks for five of each kind', async () => {
    const calls = mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    await user.type(field, '모');
    await expect.poll(() => calls.at(0)?.query).toMatchObject({ q: '모', limit: 5, offset: 0 });
  });

  it.each<[string, Partial<Record<SearchKind, number>>, number]>([
    ['SRCH-11 shows that there are more', { clinics: 1 }, 6],
    ['SRCH-11 shows no more than the five where there are no more', {}, 5],
  ])('%s', async (_, more, lines) => {
    mockEndpoint('GET /public/search', searchAnswer({ clinics: five }, more));
    const { user, field } = await openSearch();
    await user.type(field, '모아');
    expect(texts(await groupNamed('의원명'))).toHaveLength(lines);
  });

  it.each([
    ['', 1, '외 1건 더 있음'],
    ['', 1_000, '외 1,000건 더 있음'],
    ['', 1_001, '외 1,000+건 더 있음'],
    ['?lang=ja', 37, 'ほか37件'],
    ['?lang=ja', 1_001, 'ほか1,000+件'],
  ])('SRCH-11 AMB-103 says how many more %s %i', async (query, clinics, sentence) => {
    mockEndpoint('GET /public/search', searchAnswer({ clinics: five }, { clinics }));
    const { user, field } = await openSearch(query);
    await user.type(field, '모아');
    await findOption(sentence);
  });

  it('AMB-01 the line with that number leads to all matches', async () => {
    const calls = mockEndpoint(
      'GET /public/search',
      searchAnswer({ clinics: five }, { clinics: 20 }),
    );
    const { user, field } = await openSearch();
    await user.type(field, '모아');
    await user.click(await findOption('외 20건 더 있음'));
    await screen.findByRole('heading', { name: '통합검색', level: 1 });
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('모아');
    await expect.poll(() => calls.at(-1)?.query).toMatchObject({ q: '모아', limit: 20 });
  });

  it('AMB-02 spaces alone are no search, and spaces around a word are removed', async () => {
    const calls = mockEndpoint('GET /public/search', searchAnswer({}));
    const { user, field } = await openSearch();
    await user.type(field, '   ');
    screen.getByText('의원, 시술, 고민, 지역으로 찾아보세요');
    await user.type(field, '모아  ');
    await screen.findByText('검색 결과가 없습니다');
    expect(calls.map(({ query }) => query.q)).toEqual(['모아']);
  });

  it('AMB-02 announces that nothing was found, in a place that was there before', async () => {
    const [answered, answer] = createDeferred();
    mockEndpoint('GET /public/search', () => answered.then(() => searchAnswer({})));
    const { user, field } = await openSearch();
    await user.type(field, '모아');
    await screen.findByText('불러오는 중');
    const places = screen.getAllByRole('status');
    answer();
    const none = await screen.findByText('검색 결과가 없습니다');
    expect(places).toContain(none.closest('[role=status]'));
  });

  it('AMB-04 a failed search is logged, leaves the groups empty, and has a retry', async () => {
    expectConsole(/GET \/public\/search failed: too_many_requests/);
    mockEndpoint('GET /public/search', ({ query }) =>
      query.q === '모' ? ONE_OF_EACH : refusal('too_many_requests'),
    );
    const { user, field } = await openSearch();
    await user.type(field, '모');
    await findOption('모아의원');
    await user.type(field, '아');
    await screen.findByText('불러오지 못했어요');
    expect(screen.queryByRole('option')).toBeNull();
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await findOption('모아의원');
  });

  it('searches when the typing pauses, not for each letter', async () => {
    const calls = mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    await user.type(field, '모아의원');
    await findOption('모아의원');
    expect(calls.map(({ query }) => query.q)).toEqual(['모아의원']);
  });

  it('the newest text wins, however late older answers come', async () => {
    const [held, answerTheFirst] = createDeferred();
    const calls = mockEndpoint('GET /public/search', async ({ query }) => {
      if (query.q === '모') await held;
      return searchAnswer({ clinics: [match('c', `${query.q}의 의원`)] });
    });
    const { user, field } = await openSearch();
    await user.type(field, '모');
    await expect.poll(() => calls.length).toBe(1);
    await user.type(field, '아');
    await findOption('모아의 의원');
    answerTheFirst();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByRole('option').textContent).toBe('모아의 의원');
  });

  it('matches of one word never show for another word', async () => {
    const [isReleased, release] = createDeferred();
    const calls = mockEndpoint('GET /public/search', async ({ query }) => {
      if (query.q === '강') await isReleased;
      return searchAnswer({ clinics: [match('c', `${query.q}의 의원`)] });
    });
    const { user, field } = await openSearch();
    await user.type(field, '모');
    await findOption('모의 의원');
    await user.clear(field);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await user.type(field, '강');
    expect(screen.queryByRole('option')).toBeNull();
    await expect.poll(() => calls.at(-1)?.query.q).toBe('강');
    expect(screen.queryByRole('option')).toBeNull();
    release();
    await findOption('강의 의원');
  });

  it('SRCH-05 names in Japanese have the language that they are written in', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch('?lang=ja');
    await user.type(field, '모');
    expect(texts(await groupNamed('診療科目'))).toEqual(['毛髪科']);
    const korean = await screen.findByText('아의원', { exact: false });
    expect(korean.closest('[lang]')?.getAttribute('lang')).toBe('ko');
    expect((await findOption('모아의원')).getAttribute('href')).toContain('ja');
  });
});

describe('the keyboard in the search modal', () => {
  it('arrow keys move through the matches in a circle, Enter opens the current one', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const doctors = mockEndpoint('GET /public/doctors/:id', refusal('not_found'));
    const { user, field } = await openSearch();
    await user.type(field, '모');
    await findOption('모하늘');
    const reached = () => screen.queryByRole('option', { selected: true });
    expect(reached()).toBeNull();

    await user.keyboard('{ArrowDown}');
    expect(reached()?.textContent).toBe('모발과');
    expect(field.getAttribute('aria-activedescendant')).toBe(reached()?.id);
    expect(document.activeElement).toBe(field);
    await user.keyboard('{ArrowUp}');
    expect(reached()?.textContent).toBe('가을 모발 이벤트');
    await user.keyboard('{ArrowUp}{Enter}');
    await expect.poll(() => doctors.at(0)?.params.id).toBe('doctor-1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Enter without a current match shows all matches', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    await user.type(field, '모{Enter}');
    await screen.findByRole('heading', { name: '통합검색', level: 1 });
  });

  it('Enter without a text does nothing', async () => {
    const { user, field } = await openSearch();
    await user.type(field, ' {Enter}');
    await screen.findByRole('dialog');
  });

  it('new matches reset the current one', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    await user.type(field, '모');
    await findOption('모하늘');
    await user.keyboard('{ArrowDown}');
    mockEndpoint('GET /public/search', searchAnswer({ clinics: five }));
    await user.type(field, '아');
    await findOption('모아 0호');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'while a syllable is being composed (%o) keys belong to the input method',
    async (composing) => {
      mockEndpoint('GET /public/search', ONE_OF_EACH);
      const { user, field } = await openSearch();
      await user.type(field, '모');
      await findOption('모하늘');
      expect(fireEvent.keyDown(field, { key: 'ArrowDown', ...composing })).toBe(true);
      expect(fireEvent.keyDown(field, { key: 'Enter', ...composing })).toBe(true);
      expect(screen.queryByRole('option', { selected: true })).toBeNull();
      screen.getByRole('dialog');
    },
  );

  it('the field can be emptied, and keeps the focus', async () => {
    mockEndpoint('GET /public/search', ONE_OF_EACH);
    const { user, field } = await openSearch();
    await user.type(field, '모');
    await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('the number of matches is announced to screen readers', async () => {
    mockEndpoint('GET /public/search', searchAnswer({ clinics: five }, { clinics: 20 }));
    const { user, field } = await openSearch();
    await user.type(field, '모아');
    await screen.findByText('검색 결과 5건 이상');
    expect(field.getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('listbox', { name: '검색 결과' });
    expect(field.getAttribute('aria-controls')).toBe(list.id);
  });
});
