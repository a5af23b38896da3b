import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffClinic } from '../../../../contract/staff/staffClinic.ts';
import {
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const TYPED = 'ソウル特別市江南区彦州路1 2階';

describe('the Japanese address in the editor', () => {
  const open = async (changes: Partial<StaffClinic> = {}) => {
    signIn();
    const clinic = sampleStaffClinic(changes);
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

  describe('with the postcode service', () => {
    let complete: (address: object) => void = () => undefined;
    class Postcode {
      constructor(options: { oncomplete: (address: object) => void }) {
        complete = options.oncomplete;
      }
      embed = vi.fn();
    }
    beforeEach(() => {
      vi.stubGlobal('kakao', { Postcode });
      vi.spyOn(document.head, 'append').mockImplementation((node) => {
        if (node instanceof HTMLScriptElement) node.onload?.(new Event('load'));
      });
    });
    afterEach(() => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });
    const find = async (
      { user }: Awaited<ReturnType<typeof open>>,
      address = '부산 중구 광복로 3',
    ) => {
      complete = () => undefined;
      await user.click(screen.getByRole('button', { name: '주소 찾기' }));
      await expect.poll(() => complete.length).toBe(1);
      await act(async () => complete({ address, roadAddress: address }));
    };
    const district = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '지역' });

    it('fills in the district and a draft, which follows the detail', async () => {
      const opened = await open({ detailAddress: null, district: null });
      await find(opened);
      expect(district().value).toBe('busan-jung');
      expect(opened.field.value).toBe('釜山広域市 中区 クァンボク路 3');
      await opened.user.type(screen.getByRole('textbox', { name: '상세 주소' }), '2층');
      expect(opened.field.value).toBe('釜山広域市 中区 クァンボク路 3 2階');
    });

    it('fills in the district of the second address, if the first one was wrong', async () => {
      const opened = await open({ detailAddress: null, district: null });
      await find(opened);
      await find(opened, '서울 강남구 언주로 1');
      expect(district().value).toBe('seoul-gangnam');
      expect(opened.field.value).toBe('ソウル特別市 江南区 彦州路 1');
    });

    it('keeps the district and the text that a person chose', async () => {
      const opened = await open({ district: 'seoul-gangnam', addressJa: TYPED });
      await find(opened);
      expect(district().value).toBe('seoul-gangnam');
      expect(opened.field.value).toBe(TYPED);
    });
  });
});
