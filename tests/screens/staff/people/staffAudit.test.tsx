import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open() {
  signIn();
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  const listed = mockEndpoint('GET /staff/audit', { data: [], total: 0 });
  return { listed, ...(await renderScreen('/console/people?part=audit')) };
}

it('AMB-51 a file of the access record has the day in Korea in its name', async () => {
  vi.setSystemTime('2026-11-25T15:00:00Z');
  mockEndpoint('GET /staff/audit/export', 'at,account\r\n');
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:audit');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await open();
  const reason = await screen.findByRole('combobox', { name: '내려받는 이유' });
  await user.selectOptions(reason, 'REQUEST');
  await user.click(screen.getByRole('button', { name: 'CSV 내려받기' }));
  await waitFor(() => expect(names).toEqual(['audit-2026-11-26.csv']));
});

it('AMB-51 the access record is not listed, and the listing not recorded, while a year is typed', async () => {
  const { listed } = await open();
  const from = await screen.findByLabelText<HTMLInputElement>('시작일');
  await waitFor(() => expect(listed).toHaveLength(1));
  // A date field has a valid day after each digit of the year.
  for (const year of ['0002', '0020', '0202']) {
    fireEvent.change(from, { target: { value: `${year}-11-01` } });
    await waitFor(() => expect(from.value).toBe(`${year}-11-01`));
  }
  fireEvent.change(from, { target: { value: '2026-11-01' } });
  await waitFor(() => expect(listed).toHaveLength(2));
  expect(listed.map(({ query }) => query.from)).toEqual([undefined, '2026-11-01']);
});

it.each([
  ['ko', '대화 사진을 봄', '· 불만 확인'],
  ['ja', 'メッセージの写真を閲覧', '· 苦情の確認'],
])(
  'AMB-51 says in words that a photo of a conversation was looked at, and why (%s)',
  async (lang, deed, reason) => {
    signIn();
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    const entry = { id: 'a', at: '2026-11-20T03:00:00Z', staff: 'boss', clinic: null, address: '' };
    const about = { subject: 'counsel', subjectIds: ['c1'], detail: 'COMPLAINT', intact: true };
    const data = [{ ...entry, ...about, action: 'PHOTO_READ' as const }];
    mockEndpoint('GET /staff/audit', { data, total: 1 });
    await renderScreen(`/console/people?part=audit&lang=${lang}`);
    const why = await screen.findByText(reason);
    within(why.parentElement ?? why).getByText(deed);
  },
);

it('on a phone the filters of the access record stand behind a button', async () => {
  const { user } = await open();
  const button = await screen.findByRole('button', { name: '필터' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const action = screen.getByRole('combobox', { name: '작업' });
  expect(
    document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(action),
  ).toBe(true);
});

it('filters of the address are counted, and shown from the beginning', async () => {
  signIn();
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  mockEndpoint('GET /staff/audit', { data: [], total: 0 });
  await renderScreen('/console/people?part=audit&staff=boss&from=2026-11-01');
  const button = await screen.findByRole('button', { name: '필터 · 2개 적용' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
