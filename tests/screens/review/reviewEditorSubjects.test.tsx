import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  announceEditor,
  DOCTORS,
  EDITOR,
  EVENTS,
  field,
} from '../../support/fixtures/reviewWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const choose = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

it.each([
  ['a press', () => screen.getByRole('button', { name: '다시 시도' }).click()],
  ['the device being online again', () => dispatchEvent(new Event('online'))],
])('EDT-03 EDT-04 the editor says that its clinic could not be loaded, and %s brings doctors and events', async (_, happen) => {
  expectConsole(/GET \/public\/clinics\/:id failed/);
  announceEditor();
  mockEndpoint('GET /public/clinics/:id', refusal('forbidden'));
  const { user } = await renderScreen(EDITOR);
  await user.type(await screen.findByRole('textbox', { name: '제목' }), '쓰던 글');
  expect(await screen.findByText('불러오지 못했어요')).toBeTruthy();
  const data = sampleClinic({ doctors: DOCTORS, events: EVENTS });
  mockEndpoint('GET /public/clinics/:id', { data });
  await act(async () => happen());
  await screen.findByRole('option', { name: '겨울 보습' });
  expect(screen.queryByText('불러오지 못했어요')).toBeNull();
  await user.click(choose('담당 의료진'));
  await screen.findByRole('option', { name: '이바다' });
  expect(field('제목').value).toBe('쓰던 글');
});
