import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { filtersInAddress, openContents } from '../../support/fixtures/find/browseWorld.ts';

type Opened = Awaited<ReturnType<typeof openContents>>;

const pressPlus = ({ user }: Opened) =>
  user.click(screen.getByRole('button', { name: /조건 추가|条件を追加/ }));
const picker = (title: string) => screen.findByRole('dialog', { name: title });
const choicesIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const choose = async ({ user }: Opened, title: string, name: string) =>
  user.click(await within(await picker(title)).findByRole('button', { name }));
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the plus button', () => {
  it.each([
    ['BRW-11', '?concernId=pigment', '시술 선택'],
    ['BRW-11', '?partId=skin&concernId=pigment', '시술 선택'],
    ['BRW-11', '?specialtyId=dermatology&concernId=pigment', '시술 선택'],
    ['BRW-12', '?partId=skin', '고민 선택'],
    ['BRW-12', '?specialtyId=dermatology&partId=skin', '고민 선택'],
    ['BRW-13', '?specialtyId=dermatology', '시술 선택'],
    ['BRW-14', '', '찾는 방법 선택'],
  ])('%s %s opens %s', async (_, query, title) => {
    await pressPlus(await openContents(query));
    const dialog = await picker(title);
    await expect.poll(() => choicesIn(dialog)).not.toEqual([]);
  });
});

describe('choosing', () => {
  it('BRW-14 BRW-18 by treatment body part: the way, then the part', async () => {
    const opened = await openContents('?tabId=clinics');
    await pressPlus(opened);
    await choose(opened, '찾는 방법 선택', '시술 부위로 찾기');
    await choose(opened, '시술 부위 선택', '눈');
    await untilClosed();
    expect(filtersInAddress()).toEqual({ partId: 'eyes' });
    await expect.poll(() => opened.calls.at(-1)?.query).toMatchObject({ partId: 'eyes' });
  });

  it.each(['/contents', '/contents/'])(
    'GLB-03 GLB-12 at %s the page keeps its scroll position and stays mounted',
    async (path) => {
      const opened = await openContents('?tabId=clinics', path);
      const tab = screen.getByRole('tab', { selected: true });
      const scrolled = vi.spyOn(window, 'scrollTo');
      onTestFinished(() => scrolled.mockRestore());
      await pressPlus(opened);
      await choose(opened, '찾는 방법 선택', '진료과목으로 찾기');
      await choose(opened, '진료과목 선택', '피부과');
      await untilClosed();
      expect(filtersInAddress()).toEqual({ specialtyId: 'dermatology' });
      expect(scrolled).not.toHaveBeenCalledWith(0, 0);
      expect(screen.getByRole('tab', { selected: true })).toBe(tab);
    },
  );

  it('AMB-05 BRW-17 BRW-21 by specialty', async () => {
    const opened = await openContents();
    await pressPlus(opened);
    await choose(opened, '찾는 방법 선택', '진료과목으로 찾기');
    await choose(opened, '진료과목 선택', '피부과');
    await untilClosed();
    expect(filtersInAddress()).toEqual({ specialtyId: 'dermatology' });
  });

  it('BRW-12 BRW-20 BRW-26 a concern of the part', async () => {
    const opened = await openContents('?partId=hair');
    await pressPlus(opened);
    const dialog = await picker('고민 선택');
    await within(dialog).findByRole('button', { name: '탈모' });
    expect(choicesIn(dialog)).toEqual(['탈모', '넓은 이마·헤어라인']);
    await choose(opened, '고민 선택', '탈모');
    await untilClosed();
    expect(filtersInAddress()).toEqual({ partId: 'hair', concernId: 'hair-loss' });
  });

  it('BRW-11 BRW-22 BRW-27 a treatment for the concern', async () => {
    const opened = await openContents('?partId=hair&concernId=hair-loss');
    await pressPlus(opened);
    const dialog = await picker('시술 선택');
    await within(dialog).findByRole('button', { name: '비절개 모발이식' });
    expect(choicesIn(dialog)).toEqual(['비절개 모발이식', '탈모 약물치료']);
    await choose(opened, '시술 선택', '탈모 약물치료');
    await untilClosed();
    expect(filtersInAddress()).toEqual({
      partId: 'hair',
      concernId: 'hair-loss',
      treatmentId: 'hair-medication',
    });
  });

  it('BRW-13 BRW-27 a treatment of the specialty', async () => {
    const opened = await openContents('?specialtyId=ent');
    await pressPlus(opened);
    const dialog = await picker('시술 선택');
    await within(dialog).findByRole('button', { name: '비염 수술' });
    expect(choicesIn(dialog)).toEqual(['매부리코·휜코 교정', '비중격 교정술', '비염 수술']);
  });

  it('BRW-23 keeps the language and other parameters of the address', async () => {
    const opened = await openContents('?lang=ja&utm=x');
    await pressPlus(opened);
    await choose(opened, '探し方を選択', '施術部位で探す');
    await choose(opened, '施術部位を選択', '目もと');
    await untilClosed();
    expect(filtersInAddress()).toEqual({ lang: 'ja', utm: 'x', partId: 'eyes' });
  });
});

describe('a part of the trail', () => {
  const ALL = '?specialtyId=ent&partId=skin&concernId=pigment&treatmentId=ipl';

  it.each([
    ['?specialtyId=dermatology&treatmentId=ipl', '피부과', '진료과목 선택'],
    [ALL, '피부', '시술 부위 선택'],
    [ALL, '기미·잡티', '고민 선택'],
    [ALL, '광치료(IPL)', '시술 선택'],
  ])(
    'BRW-16 in %s, %s opens its picker again, with the current choice marked',
    async (query, name, title) => {
      const { user } = await openContents(query);
      await user.click(await screen.findByRole('link', { name }));
      const dialog = await picker(title);
      const current = await within(dialog).findByRole('button', { name });
      expect(current.getAttribute('aria-current')).toBe('true');
      expect(document.activeElement).toBe(current);
    },
  );

  it('BRW-18 BRW-19 another part clears concern and treatment, and keeps the specialty', async () => {
    const opened = await openContents(ALL);
    await opened.user.click(await screen.findByRole('link', { name: '피부' }));
    await choose(opened, '시술 부위 선택', '코');
    await untilClosed();
    expect(filtersInAddress()).toEqual({ specialtyId: 'ent', partId: 'nose' });
  });

  it('choosing the current choice only closes the picker', async () => {
    const opened = await openContents(ALL);
    await opened.user.click(await screen.findByRole('link', { name: '광치료(IPL)' }));
    await choose(opened, '시술 선택', '광치료(IPL)');
    await untilClosed();
    expect(filtersInAddress()).toEqual(Object.fromEntries(new URLSearchParams(ALL)));
  });
});

describe('a picker', () => {
  it('can be used with the arrow keys, and closes with its icon', async () => {
    const opened = await openContents('?specialtyId=ent');
    await opened.user.click(await screen.findByRole('link', { name: '이비인후과' }));
    await picker('진료과목 선택');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('이비인후과'));
    await opened.user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('안과');
    await opened.user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('피부과');
    await opened.user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('성형외과');
    await opened.user.keyboard('{End}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('외과');
    await opened.user.click(screen.getByRole('button', { name: '닫기' }));
    await untilClosed();
  });

  it('finds one of many treatments by typing', async () => {
    const opened = await openContents('?specialtyId=dermatology');
    await pressPlus(opened);
    const dialog = await picker('시술 선택');
    await opened.user.type(await within(dialog).findByRole('searchbox'), '필러');
    expect(choicesIn(dialog).every((text) => text?.includes('필러'))).toBe(true);
    await opened.user.type(within(dialog).getByRole('searchbox'), '없는것');
    within(dialog).getByText('검색 결과가 없습니다');
  });

  it('the search field keeps the focus while the list is empty and when it comes back', async () => {
    const opened = await openContents('?specialtyId=dermatology');
    await pressPlus(opened);
    const dialog = await picker('시술 선택');
    const field = await within(dialog).findByRole<HTMLInputElement>('searchbox');
    await opened.user.type(field, '필러없');
    within(dialog).getByText('검색 결과가 없습니다');
    await opened.user.keyboard('{Backspace}');
    expect(choicesIn(dialog).length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(field);
    await opened.user.keyboard('{Backspace}');
    expect(field.value).toBe('필');
  });

  it('says so when there is nothing to choose', async () => {
    await pressPlus(await openContents('?partId=no-such-part'));
    await screen.findByText('선택할 수 있는 항목이 없습니다');
  });
});
