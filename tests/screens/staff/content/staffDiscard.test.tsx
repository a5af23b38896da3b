import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { secondPress } from '../../../support/screen/secondPress.ts';

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

const edit = async () => {
  signIn();
  serveClinic();
  mockEndpoint('GET /staff/doctors', { data: [], total: 0 });
  mockEndpoint('GET /staff/events', { data: [], total: 0 });
  return renderScreen(`/console/contents/clinic/${sampleStaffClinic().id}`);
};

describe('edits of a clinic', () => {
  it('AMB-51 are not discarded by one press, nor by two with something else between', async () => {
    const { user } = await edit();
    await user.type(await field('이름'), ' 강남');
    await user.click(await button('변경 내용 버리기'));
    await button('정말 버리기');
    await user.type(await field('소개'), '!');
    await user.click(await button('변경 내용 버리기'));
    expect((await field('이름')).value).toBe('모아피부과의원 강남');
    expect((await field('소개')).value).toBe('피부를 봐요!');
  });

  it('are not discarded by a double click, but by a press after it', async () => {
    const { user } = await edit();
    await user.type(await field('이름'), ' 강남');
    await user.dblClick(await button('변경 내용 버리기'));
    const asking = await secondPress('정말 버리기');
    expect((await field('이름')).value).toBe('모아피부과의원 강남');
    await user.click(asking);
    expect((await field('이름')).value).toBe('모아피부과의원');
  });

  it('are not discarded while Enter is held down', async () => {
    const { user } = await edit();
    await user.type(await field('이름'), ' 강남');
    (await button('변경 내용 버리기')).focus();
    await user.keyboard('{Enter>}');
    // The browser presses the button for each repeated key that is not prevented.
    const repeated = { key: 'Enter', repeat: true };
    expect(fireEvent.keyDown(await secondPress('정말 버리기'), repeated)).toBe(false);
    await user.keyboard('{/Enter}{Enter}');
    expect((await field('이름')).value).toBe('모아피부과의원');
  });
});
