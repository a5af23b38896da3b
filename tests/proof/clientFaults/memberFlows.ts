import type { Page } from 'playwright';
import type { Counsel } from '../../../contract/counsel.ts';
import type { Member } from '../../../contract/member.ts';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import type { Flow } from './cell.ts';
import { ask, button, someLine, someLines } from './faultWorld.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const memo = (page: Page) => page.getByRole('textbox', { name: '상담 내용' });
const reason = (page: Page) => page.getByRole('textbox', { name: '취소하는 이유' });
const nickname = (page: Page) => page.getByRole('textbox', { name: '닉네임' });
const boxes = (page: Page) => page.getByRole('checkbox', { name: '모두 동의해요' });

const clinicOf = async (page: Page) =>
  (await ask<{ id: string }[]>(page, 'GET', '/public/clinics?limit=1'))[0]?.id ?? '';

const counselsOf = async (page: Page) =>
  (await ask<{ data: Counsel[] }>(page, 'GET', '/member/counsels')).data;

const agreeTo = (page: Page, clinicId: string) =>
  ask(page, 'POST', '/member/consents', {
    clinic_id: clinicId,
    purposes: CONSENT_PURPOSES,
    version: CONSENT_VERSION,
    language: 'ko',
  });

const withdraw = (page: Page) =>
  ask(page, 'POST', '/member/consents/withdrawal', { counsels: 'keep' });

/** A counsel that exists and has not changed yet. */
export async function bookCounsel(page: Page): Promise<Counsel> {
  const clinicId = await clinicOf(page);
  await agreeTo(page, clinicId);
  const source = { clinic_id: clinicId, sourceType: 'CLINIC', sourceId: clinicId };
  return ask<Counsel>(page, 'POST', '/member/counsels', { ...source, content: '' });
}

const booking = {
  who: 'member',
  textOf: someLines,
  opener: (page) => button(page, '상담 예약하기'),
  call: /^POST \/member\/(counsels|consents)$/,
  sorry: (page) => page.getByText('신청이 전달됐는지 확인하지 못했어요'),
  done: (page) => page.getByText('상담이 예약되었습니다'),
  effects: async (page, { text }) =>
    (await counselsOf(page)).filter(({ content }) => content === text).length,
} satisfies Partial<Flow>;

const prepareBooking = async (page: Page, hasConsented: boolean) => {
  const id = await clinicOf(page);
  await (hasConsented ? agreeTo(page, id) : withdraw(page));
  return { id, address: `/contents/clinic/${id}` };
};

export const MEMBER_FLOWS: readonly Flow[] = [
  {
    ...booking,
    name: 'booking a counsel with a text',
    prepare: (page) => prepareBooking(page, true),
    field: memo,
    write: (page, text) => memo(page).fill(text),
    written: (page) => memo(page).inputValue(),
    send: (page) => button(dialog(page), '상담 예약').dblclick(),
  },
  {
    ...booking,
    name: 'agreeing to what a counsel needs, and booking it',
    prepare: (page) => prepareBooking(page, false),
    field: memo,
    write: async (page, text) => {
      await memo(page).fill(text);
      await tickAll(page);
    },
    written: async (page) => {
      // The typed text is behind the boxes; going there and back is part of the flow.
      if (await boxes(page).isVisible()) {
        expectTicked(await boxes(page).isChecked());
        await button(dialog(page), '뒤로').click();
      }
      return memo(page).inputValue();
    },
    send: async (page) => {
      if (await memo(page).isVisible()) await tickAll(page);
      const agree = button(page, '동의하고 예약하기');
      if (await agree.isVisible()) await agree.dblclick();
    },
  },
  {
    name: 'canceling a counsel with a reason',
    who: 'member',
    textOf: someLines,
    prepare: async (page) => {
      const { id } = await bookCounsel(page);
      return { id, address: `/counsel/${id}` };
    },
    opener: (page) => button(page, '상담 취소하기').first(),
    field: reason,
    write: (page, text) => reason(page).fill(text),
    written: (page) => reason(page).inputValue(),
    send: (page) => button(dialog(page), '상담 취소하기').dblclick(),
    call: /^PATCH \/member\/counsels\/[^/]+$/,
    sorry: (page) => dialog(page).getByRole('status').filter({ hasText: /요/ }),
    done: (page) => page.getByRole('heading', { name: '이 상담은 취소되었어요' }),
    effects: async (page, { id, text }) => {
      const { history } = await ask<Counsel>(page, 'GET', `/member/counsels/${id}`);
      return history.filter((move) => move.to === 'CANCELED' && move.reason === text).length;
    },
  },
  {
    name: 'another nickname',
    who: 'member',
    textOf: someLine,
    prepare: async () => ({ id: '', address: '/my-page' }),
    opener: (page) => page.locator('a[href^="/reset-nickname"]').first(),
    field: nickname,
    write: (page, text) => nickname(page).fill(text),
    written: (page) => nickname(page).inputValue(),
    send: (page) => button(page, '변경하기').dblclick(),
    call: /^PATCH \/member\/[^/]+$/,
    sorry: (page) => page.getByText('닉네임을 바꾸지 못했어요'),
    done: (page) => page.getByText('닉네임이 변경되었습니다.'),
    effects: async (page, { text }) =>
      (await ask<Member>(page, 'GET', '/member/my-info')).nickname === text ? 1 : 0,
  },
];

async function tickAll(page: Page): Promise<void> {
  await button(dialog(page), '상담 예약').click();
  await boxes(page).or(page.getByText('상담이 예약되었습니다')).first().waitFor();
  if (await boxes(page).isVisible()) await boxes(page).check();
}

function expectTicked(areTicked: boolean): void {
  if (!areTicked) throw new Error('What was ticked is not ticked any more');
}
