import { act, screen, waitFor } from '@testing-library/react';
import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, it } from 'vitest';
import {
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const EDITOR = `/console/contents/clinic/${sampleStaffClinic().id}`;
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: '이름' });

const edit = async () => {
  signIn();
  const world = serveClinic();
  return { ...world, ...(await renderScreen(EDITOR)) };
};

it('AMB-51 an editor that is opened again shows what a colleague has saved meanwhile', async () => {
  const { become, goTo, changed, user } = await edit();
  expect((await name()).value).toBe('모아피부과의원');
  await goTo('/console/contents');
  become({ name: '동료가 쓴 이름', version: 4 });
  await goTo(EDITOR);
  await waitFor(async () => expect((await name()).value).toBe('동료가 쓴 이름'));
  await user.type(await name(), '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await screen.findByText('저장했어요');
  expect(changed[0]?.body).toMatchObject({ version: 4, name: '동료가 쓴 이름!' });
});

it('a later read that fails does not take the editor away', async () => {
  expectConsole(/GET \/staff\/clinics\/:id failed: forbidden/);
  const { user, store } = await edit();
  await user.type(await name(), ' 강남');
  const asked = mockEndpoint('GET /staff/clinics/:id', refusal('forbidden'));
  const queryKey = ['GET /staff/clinics/:id'];
  await act(() => store.get(queryClientAtom).refetchQueries({ queryKey }));
  expect(asked).toHaveLength(1);
  expect((await name()).value).toBe('모아피부과의원 강남');
});
