import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { modals } from '../../../src/modals.ts';
import { logoutAtom } from '../../../src/state/logoutAtom.ts';
import { openSessionAtom } from '../../../src/state/sessionAtom.ts';
import { createDeferred } from '../../support/fakes/createDeferred.ts';
import {
  button,
  openBooking,
  openClinic,
  sampleCounsel,
} from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import type { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic, sampleMember } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

type Rendered = Awaited<ReturnType<typeof renderScreen>>;

const bookmark = {
  id: 'b',
  bookmarkableId: sampleClinic().id,
  bookmarkableType: 'CLINIC',
} as const;
const dialog = () => screen.queryByRole('dialog');
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
const logOut = ({ store, environment }: Rendered) => act(() => store.set(logoutAtom, environment));

// The login opens at once, so that a test sees it within a moment.
beforeAll(async () => {
  await modals.login();
});

beforeEach(() => {
  mockEndpoint('POST /auth/logout', {});
  mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
  mockEndpoint('DELETE /member/bookmarks/:id', refusal('unauthenticated'));
});

it('AUTH-21 AMB-39 a heart whose call is refused after the logout asks for no login', async () => {
  expectConsole(/The bookmark could not be changed/);
  logIn();
  const rendered = await openClinic();
  const [answered, answer] = createDeferred();
  const added = mockEndpoint('POST /member/bookmarks', async () => {
    await answered;
    return { data: bookmark };
  });
  await rendered.user.click(await screen.findByRole('button', { name: '찜하기' }));
  await expect.poll(() => added.length).toBe(1);
  await rendered.user.click(await screen.findByRole('button', { name: '찜 해제' }));
  await logOut(rendered);
  answer();
  await aMoment();
  expect(dialog()).toBeNull();

  logIn({ id: '01900000-0000-7000-8000-0000000000ff' });
  await act(async () => rendered.store.set(openSessionAtom));
  await aMoment();
  expect(added).toHaveLength(1);
});

it('AUTH-21 a booking whose call is refused after the logout asks for no login', async () => {
  expectConsole(/The counsel was not booked/);
  const [answered, answer] = createDeferred();
  const agreed = mockEndpoint('POST /member/consents', async () => {
    await answered;
    return { data: sampleMember() };
  });
  const sent = mockEndpoint('POST /member/counsels', refusal('unauthenticated'));
  const rendered = await openBooking({ consents: [] });
  await rendered.user.click(button('상담 예약'));
  const [all] = await screen.findAllByRole('checkbox');
  await rendered.user.click(all as HTMLElement);
  await rendered.user.click(button('동의하고 예약하기'));
  await expect.poll(() => agreed.length).toBe(1);
  await logOut(rendered);
  await expect.poll(dialog).toBeNull();
  answer();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await aMoment();
  expect(dialog()).toBeNull();
});

it('AUTH-21 a booking that is answered when another member is shown opens nothing for this one', async () => {
  expectConsole(/The counsel was not booked/);
  const [answered, answer] = createDeferred();
  const sent = mockEndpoint('POST /member/counsels', async () => {
    await answered;
    return { data: sampleCounsel() };
  });
  const rendered = await openBooking();
  await rendered.user.click(button('상담 예약'));
  await expect.poll(() => sent.length).toBe(1);
  logIn({ id: '01900000-0000-7000-8000-0000000000ff' });
  await act(async () => rendered.store.set(openSessionAtom));
  answer();
  await aMoment();
  expect(dialog()).toBeNull();
});
