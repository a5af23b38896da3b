import type { Page } from 'playwright';
import { ClinicForm, type StaffClinic } from '../../../contract/staff/staffClinic.ts';
import type { StaffCounsel, StaffCounselCard } from '../../../contract/staff/staffCounsel.ts';
import { blankRecord } from '../../support/fixtures/blankRecord.ts';
import type { Flow } from './cell.ts';
import { ask, button, someLine, someLines } from './faultWorld.ts';

const description = (page: Page) => page.getByRole('textbox', { name: '소개', exact: true });
const reason = (page: Page) => page.getByRole('textbox', { name: '이유' });
/** A message that covers a part of the screen for a while. */
const message = (page: Page) => page.getByRole('alert');

export const STAFF_FLOWS: readonly Flow[] = [
  {
    name: 'the staff rewriting a clinic',
    who: 'staff',
    textOf: (number) => `${someLine(number)}\n둘째 줄`,
    prepare: async (page, text) => {
      const form = blankRecord(ClinicForm, { name: text.slice(0, 40) });
      const { id } = await ask<StaffClinic>(page, 'POST', '/staff/clinics', form);
      return { id, address: '/console/contents?kind=clinic' };
    },
    opener: (page) => page.locator('a[href^="/console/contents/clinic/0"]').first(),
    field: description,
    write: (page, text) => description(page).fill(text),
    written: (page) => description(page).inputValue(),
    send: (page) => button(page, '저장').dblclick(),
    call: /^PATCH \/staff\/clinics\/[^/]+$/,
    sorry: message,
    done: (page) => page.getByText('저장했어요'),
    effects: async (page, { id, text }) => {
      const clinic = await ask<StaffClinic>(page, 'GET', `/staff/clinics/${id}`);
      return clinic.description === text ? clinic.version - 1 : 0;
    },
  },
  {
    name: 'the staff declining a counsel with a reason',
    who: 'staff',
    textOf: (number) => someLines(number).trim(),
    prepare: async (page) => {
      const state = 'AWAITING_CLINIC_CONFIRMATION';
      const path = `/staff/counsels?state=${state}&limit=1`;
      const [counsel] = await ask<StaffCounselCard[]>(page, 'GET', path);
      const id = counsel?.id ?? '';
      return { id, address: `/console/counsels/${id}` };
    },
    opener: (page) => button(page, '거절 또는 취소하기').first(),
    field: reason,
    write: (page, text) => reason(page).fill(text),
    written: (page) => reason(page).inputValue(),
    send: (page) => button(page, '거절 또는 취소하기').last().dblclick(),
    call: /^PATCH \/staff\/counsels\/[^/]+$/,
    sorry: message,
    done: (page) => page.getByText('상태를 바꿨어요'),
    effects: async (page, { id, text }) => {
      const { history } = await ask<StaffCounsel>(page, 'GET', `/staff/counsels/${id}`);
      return history.filter((move) => move.to === 'CANCELED' && move.reason === text).length;
    },
  },
];
