import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StaffClinic } from '../../../../contract/staff/staffClinic.ts';
import {
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const open = async (changes: Partial<StaffClinic> = {}) => {
  signIn();
  const clinic = sampleStaffClinic(changes);
  const served = serveClinic(clinic);
  const { user } = await renderScreen(`/console/contents/clinic/${clinic.id}`);
  return { ...served, user };
};
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });

it('AMB-51 the editor says which fields are still empty, and drafts the Japanese address', async () => {
  const { user } = await open();
  await screen.findByText(/비어 있는 항목: .*일본어 주소/);
  await user.click(await press('초안 만들기'));
  expect((await field('일본어 주소')).value).toBe('ソウル特別市 江南区 彦州路 1 2階');
  expect(screen.queryByText(/비어 있는 항목: .*일본어 주소/)).toBeNull();
});

it('AMB-51 district, facts, hours and prices are sent as the contract says', async () => {
  const { user, changed } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: '지역' }), 'seoul-gangnam');
  await user.selectOptions(screen.getByRole('combobox', { name: '가까운 역' }), 'gangnam');
  await user.click(screen.getByRole('checkbox', { name: '주차' }));
  await user.click(screen.getByRole('checkbox', { name: '일본어' }));
  await user.type(screen.getByLabelText('월요일 여는 시간'), '10:00');
  await user.type(screen.getByLabelText('월요일 닫는 시간'), '19:00');
  await user.click(await press('월요일 시간을 화~금요일에 복사'));
  await user.click(await press('저장'));
  const day = { opensAt: '10:00', closesAt: '19:00' };
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.body).toMatchObject({
    district: 'seoul-gangnam',
    station: 'gangnam',
    facts: ['parking'],
    languages: ['ja'],
    openingHours: { days: { mon: day, tue: day, wed: day, thu: day, fri: day } },
    priceMenu: [],
    phone: '',
  });
});

it('further closed days are added and removed, in order', async () => {
  const day = { opensAt: '10:00', closesAt: '19:00' };
  const openingHours = { days: { mon: day }, closedOn: ['2026-12-24'] };
  const { user, changed } = await open({ openingHours });
  const add = await press('쉬는 날 추가');
  expect(add.hasAttribute('disabled')).toBe(true);
  for (const typed of ['2027-01-04', '2026-12-01']) {
    fireEvent.change(screen.getByLabelText('쉬는 날'), { target: { value: typed } });
    await user.click(add);
  }
  await user.click(await press('2026년 12월 24일(목) 빼기'));
  await user.click(await press('저장'));
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.body).toMatchObject({
    openingHours: { days: { mon: day }, closedOn: ['2026-12-01', '2027-01-04'] },
  });
});

it('a closed day that was picked and not added is not lost with the saving', async () => {
  const openingHours = { days: { mon: { opensAt: '10:00', closesAt: '19:00' } } };
  const { user, changed } = await open({ openingHours });
  const save = await press('저장');
  fireEvent.change(screen.getByLabelText('쉬는 날'), { target: { value: '2026-12-24' } });
  await user.click(save);
  await screen.findByText('고른 쉬는 날을 추가하거나 지워주세요');
  expect(changed).toEqual([]);
  await user.click(await press('쉬는 날 추가'));
  await user.click(save);
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.body).toMatchObject({
    openingHours: { ...openingHours, closedOn: ['2026-12-24'] },
  });
});

it('a closed day that cannot be added says why: it is there already, or there are 60', async () => {
  const closedOn = Array.from({ length: 59 }, (_, n) =>
    new Date(Date.UTC(2026, 11, 1 + n)).toISOString().slice(0, 10),
  );
  const openingHours = { days: { mon: { opensAt: '10:00', closesAt: '19:00' } }, closedOn };
  const { user } = await open({ openingHours });
  const add = await press('쉬는 날 추가');
  const pick = (value: string) =>
    fireEvent.change(screen.getByLabelText('쉬는 날'), { target: { value } });
  pick('2026-12-24');
  await screen.findByText('이미 추가한 날이에요');
  expect(add.hasAttribute('disabled')).toBe(true);
  pick('2027-03-01');
  await user.click(add);
  await screen.findByText(/^쉬는 날은 60일까지 추가할 수 있어요/);
});

it('a clinic that closes at midnight shows and sends it, though a time field has no 24:00', async () => {
  const openingHours = { days: { mon: { opensAt: '10:00', closesAt: '24:00' } } };
  const { user, changed } = await open({ openingHours });
  const shown = await screen.findByLabelText<HTMLInputElement>('월요일 닫는 시간');
  expect(shown.value).toBe('00:00');
  fireEvent.change(screen.getByLabelText('화요일 여는 시간'), { target: { value: '00:00' } });
  fireEvent.change(screen.getByLabelText('화요일 닫는 시간'), { target: { value: '00:00' } });
  await user.click(await press('저장'));
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.body).toMatchObject({
    openingHours: {
      days: {
        mon: { opensAt: '10:00', closesAt: '24:00' },
        tue: { opensAt: '00:00', closesAt: '24:00' },
      },
    },
  });
});

async function openNew(kind: string) {
  signIn();
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  mockEndpoint('GET /public/specialties', { data: [] });
  mockEndpoint('GET /public/treatments', { data: [] });
  await renderScreen(`/console/contents/${kind}/new`);
}

it.each([
  ['clinic', '찾기 정보', '방문자가 의원을 찾을 때, 그리고 의원 화면에 쓰여요'],
  ['doctor', '자격과 약력', '의사 화면에 보여요'],
  ['event', '이용 안내', '이벤트 카드와 이벤트 화면에 보여요'],
])('the last panel of a new %s says where its fields are shown', async (kind, title, hint) => {
  await openNew(kind);
  await screen.findByRole('heading', { name: title });
  screen.getByText(hint);
});

it('the editor of an event names what is included as the page of the event does', async () => {
  await openNew('event');
  await field('포함된 것');
  await field('포함되지 않은 것');
});

it('a new record has the number of filled fields, without the names of nearly all others', async () => {
  await openNew('event');
  await screen.findByText(/^\d+개 항목 중 0개를 채웠어요$/);
  expect(screen.queryByText(/비어 있는 항목/)).toBeNull();
});
