import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleStaffClinic, serveClinic, signIn } from '../../support/fixtures/staffWorld.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

const TYPED = 'ソウル特別市江南区彦州路1 2階';

describe('the Japanese address in the editor', () => {
  const open = async () => {
    signIn();
    const clinic = sampleStaffClinic();
    serveClinic(clinic);
    const { user } = await renderScreen(`/console/contents/clinic/${clinic.id}`);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '일본어 주소' });
    const draft = screen.getByRole<HTMLButtonElement>('button', { name: '초안 만들기' });
    return { user, field, draft };
  };

  it('stays as a person typed it: neither Enter nor the button replaces it by a draft', async () => {
    const { user, field, draft } = await open();
    await user.type(field, `${TYPED}{Enter}`);
    expect(field.value).toBe(TYPED);
    expect(draft.disabled).toBe(true);
  });

  it('is a draft of the Korean one after a press, which follows a corrected Korean address', async () => {
    const { user, field, draft } = await open();
    await user.click(draft);
    const first = field.value;
    expect(first).not.toBe('');
    const detail = screen.getByRole('textbox', { name: '상세 주소' });
    await user.clear(detail);
    await user.type(detail, '3층');
    await user.click(draft);
    expect(field.value).not.toBe(first);
    await user.type(field, '!');
    expect(draft.disabled).toBe(true);
    await user.clear(field);
    expect(draft.disabled).toBe(false);
  });
});
