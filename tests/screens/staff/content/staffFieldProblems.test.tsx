import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StaffClinic } from '../../../../contract/staff/staffClinic.ts';
import {
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const open = async (changes: Partial<StaffClinic> = {}) => {
  signIn();
  const clinic = sampleStaffClinic(changes);
  const served = serveClinic(clinic);
  const { user } = await renderScreen(`/console/contents/clinic/${clinic.id}`);
  const save = async () => user.click(await screen.findByRole('button', { name: '저장' }));
  return { ...served, user, save };
};
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const MONDAY = { '월요일 여는 시간': '10:00', '월요일 닫는 시간': '19:00' };
const LINE = { treatmentId: 'jaw-botox', priceFrom: 90_000, priceTo: null, vatIncluded: true };

describe('what a person typed in the editor is never dropped silently', () => {
  it.each([
    ['a closing time is missing', { '수요일 여는 시간': '10:00' }, /함께 적어주세요: 수요일/],
    [
      'a break has no opening hours around it',
      { '월요일 휴게 시작': '12:00' },
      '여는 시간과 닫는 시간을 함께 적어주세요: 월요일',
    ],
    [
      'a break has no end',
      { ...MONDAY, '월요일 휴게 시작': '12:00' },
      '휴게 시작과 휴게 끝을 함께 적어주세요: 월요일',
    ],
    [
      'a break ends before it begins',
      { ...MONDAY, '월요일 휴게 시작': '14:00', '월요일 휴게 끝': '13:00' },
      '휴게 끝이 휴게 시작보다 빨라요: 월요일',
    ],
    [
      'a break begins before the day opens',
      { ...MONDAY, '월요일 휴게 시작': '09:30', '월요일 휴게 끝': '10:30' },
      '휴게 시간은 여는 시간과 닫는 시간 사이여야 해요: 월요일',
    ],
    [
      'a break ends after the day closes',
      { ...MONDAY, '월요일 휴게 시작': '18:30', '월요일 휴게 끝': '19:30' },
      '휴게 시간은 여는 시간과 닫는 시간 사이여야 해요: 월요일',
    ],
    [
      'a day closes before it opens',
      { '월요일 여는 시간': '19:00', '월요일 닫는 시간': '10:00' },
      /닫는 시간이 여는 시간보다 빨라요: 월요일/,
    ],
  ])('nothing is sent when %s, which is told with the day', async (_, times, told) => {
    const { changed, save } = await open();
    for (const [name, value] of Object.entries(times)) {
      fireEvent.change(await screen.findByLabelText(name), { target: { value } });
    }
    await save();
    await waitFor(() => expect(screen.getByText(told).closest('[role=alert]')).not.toBeNull());
    expect(changed).toHaveLength(0);
  });

  it('a specialty that was picked and not added is told, and neither saving nor publishing drops it', async () => {
    const { user, changed, save } = await open({ status: 'DRAFT' });
    await user.click(await screen.findByRole('button', { name: '피부과 삭제' }));
    await user.click(await screen.findByRole('combobox', { name: '진료과목' }));
    await user.click(await screen.findByRole('option', { name: '피부과' }));
    const add = screen
      .getAllByRole<HTMLButtonElement>('button', { name: '추가' })
      .find(({ disabled }) => !disabled);
    for (const press of [
      save,
      async () => user.click(screen.getByRole('button', { name: '공개하기' })),
    ]) {
      await press();
      const told = screen.getByText('고른 항목을 추가하거나 삭제해주세요');
      expect(told.closest('[role=alert]')).not.toBeNull();
      expect(document.activeElement).toBe(add);
    }
    expect(changed).toHaveLength(0);
    await user.keyboard('{Enter}');
    await save();
    const specialties = ['plastic-surgery', 'dermatology'];
    await waitFor(() => expect(changed[0]?.body).toMatchObject({ specialties }));
  });

  it('nothing is sent with further closed days alone', async () => {
    const { user, changed, save } = await open();
    fireEvent.change(await screen.findByLabelText('쉬는 날'), { target: { value: '2026-12-25' } });
    await user.click(screen.getByRole('button', { name: '쉬는 날 추가' }));
    await save();
    await screen.findByText('쉬는 날만 따로 정할 수는 없어요. 요일별 시간도 적어주세요');
    expect(changed).toHaveLength(0);
  });

  it.each(['37.5.1', '.'])(
    'nothing is sent with %s as a latitude, until it is a number',
    async (typed) => {
      const { user, changed, save } = await open();
      await user.type(await field('위도'), typed);
      await save();
      await screen.findByText('숫자를 다시 확인해주세요: 위도');
      expect(changed).toHaveLength(0);
      await user.clear(await field('위도'));
      await user.type(await field('위도'), '37.5');
      await save();
      await waitFor(() => expect(changed[0]?.body).toMatchObject({ latitude: 37.5 }));
    },
  );

  it('numbers may be typed in full-width digits', async () => {
    const { user, changed, save } = await open();
    await user.type(await field('위도'), '３７．５');
    await save();
    await waitFor(() => expect(changed[0]?.body).toMatchObject({ latitude: 37.5 }));
  });

  it('a price may be typed in words; the field shows the number when it is left', async () => {
    const { user, changed, save } = await open({ priceMenu: [LINE] });
    await user.clear(await field('가격 (원)'));
    await user.type(await field('가격 (원)'), '1억 5천만');
    expect((await field('가격 (원)')).value).toBe('1억 5천만');
    await user.type(await field('최고 가격 (원)'), '２億ウォン');
    expect((await field('가격 (원)')).value).toBe('150000000');
    await save();
    await waitFor(() =>
      expect(changed[0]?.body).toMatchObject({
        priceMenu: [{ ...LINE, priceFrom: 150_000_000, priceTo: 200_000_000 }],
      }),
    );
  });

  it('a price above the largest one becomes the largest one, and the field says so', async () => {
    const { user, changed, save } = await open({ priceMenu: [LINE] });
    await user.clear(await field('가격 (원)'));
    await user.type(await field('가격 (원)'), '30억');
    await screen.findByRole('textbox', {
      name: '가격 (원)',
      description: '2,000,000,000원까지 적을 수 있어요',
    });
    await user.tab();
    expect((await field('가격 (원)')).value).toBe('2000000000');
    await save();
    await waitFor(() =>
      expect(changed[0]?.body).toMatchObject({
        priceMenu: [{ ...LINE, priceFrom: 2_000_000_000 }],
      }),
    );
  });

  it('nothing is sent while a line of the menu has no price', async () => {
    const { user, changed, save } = await open({ priceMenu: [LINE] });
    await user.clear(await field('가격 (원)'));
    await save();
    await screen.findByText('가격을 적거나 시술을 빼주세요: 사각턱 보톡스');
    expect(changed).toHaveLength(0);
  });

  it('one press removes all lines of the menu without a price', async () => {
    const treatments = ['forehead-botox', 'thread-lift', 'jaw-botox'].map((id) => ({
      id,
      name: id,
      nameJa: null,
    }));
    const { user, changed, save } = await open({ priceMenu: [LINE], treatments });
    const button = (name: string) => screen.findByRole('button', { name });
    const remove = await button('가격을 적지 않은 시술 모두 빼기');
    expect(remove.hasAttribute('disabled')).toBe(true);
    await user.click(await button('위에서 고른 시술 모두 넣기'));
    await button('실 리프팅 빼기');
    await user.click(remove);
    expect(screen.queryByRole('button', { name: '실 리프팅 빼기' })).toBeNull();
    expect(remove.hasAttribute('disabled')).toBe(true);
    await user.type(await field('최고 가격 (원)'), '90만');
    await save();
    await waitFor(() =>
      expect(changed[0]?.body).toMatchObject({ priceMenu: [{ ...LINE, priceTo: 900_000 }] }),
    );
  });

  it('that press keeps a line with a highest price, and the focus stays in the menu without lines', async () => {
    const { user } = await open({ priceMenu: [LINE] });
    const remove = await screen.findByRole('button', { name: '가격을 적지 않은 시술 모두 빼기' });
    await user.clear(await field('가격 (원)'));
    await user.type(await field('최고 가격 (원)'), '90만');
    expect(remove.hasAttribute('disabled')).toBe(true);
    await user.clear(await field('최고 가격 (원)'));
    await user.click(remove);
    expect(remove.isConnected).toBe(false);
    const menu = screen.getByRole('group', { name: '시술 가격표' });
    expect(document.activeElement).toBe(menu);
  });

  it('nothing is sent while the highest price is below the price', async () => {
    const { user, changed, save } = await open({ priceMenu: [LINE] });
    await user.type(await field('최고 가격 (원)'), '50000');
    await save();
    await screen.findByText('최고 가격이 가격보다 낮아요: 사각턱 보톡스');
    expect(changed).toHaveLength(0);
    await user.type(await field('최고 가격 (원)'), '0');
    await save();
    await waitFor(() =>
      expect(changed[0]?.body).toMatchObject({ priceMenu: [{ ...LINE, priceTo: 500_000 }] }),
    );
  });

  it('the minutes from the station are a whole number, and an exit is as short as the server takes it', async () => {
    const { user, changed, save } = await open();
    await user.type(await field('역에서 걸어서 (분)'), '5.5');
    await user.type(await field('출구'), '1234567890123');
    await save();
    await screen.findByText('숫자를 다시 확인해주세요: 역에서 걸어서 (분)');
    expect(changed).toHaveLength(0);
    await user.type(await field('역에서 걸어서 (분)'), '{backspace}{backspace}');
    await save();
    await waitFor(() =>
      expect(changed[0]?.body).toMatchObject({ stationMinutes: 5, stationExit: '1234567890' }),
    );
  });

  it('the field of the phone says how to write a number', async () => {
    await open();
    await screen.findByRole('textbox', { name: '전화', description: /02-123-4567/ });
  });
});
