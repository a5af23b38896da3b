import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextArea } from '../../../src/widgets/text/TextArea.tsx';
import { TextInput } from '../../../src/widgets/text/TextInput.tsx';
import type { TextFormat } from '../../../src/widgets/text/textFormats.ts';
import { Toaster } from '../../../src/widgets/toast/Toaster.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

interface Options {
  format?: TextFormat;
  start?: string;
  sideButton?: { label: string; onClick: () => void; disabled?: boolean };
  sendsForm?: boolean;
}

function Written({ start = '', ...options }: Options) {
  const [value, setValue] = useState(start);
  return (
    <>
      <TextInput label="값" value={value} onChange={setValue} {...options} />
      <Toaster />
    </>
  );
}

const renderInput = (options: Options = {}, address?: string) =>
  renderWidget(<Written {...options} />, address);

/** What has been said, once the toasts of the last input had their time to come. */
async function warnings(): Promise<string[]> {
  await screen.findByRole('region');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');
}
const field = () => screen.getByLabelText<HTMLInputElement>('값');

describe('text input', () => {
  it.each([
    {
      id: 'TXT-06 AMB-70',
      format: 'NUMBER',
      typed: '1.2.3',
      kept: '1.23',
      warning: '숫자만 입력할 수 있습니다',
    },
    {
      id: 'TXT-07 AMB-70',
      format: 'PHONE',
      typed: '010-1234',
      kept: '0101234',
      warning: '전화번호는 숫자만 입력할 수 있습니다',
    },
    {
      id: 'TXT-08 AMB-70',
      format: 'ID',
      typed: 'a-b',
      kept: 'ab',
      warning: '아이디는 영문, 숫자, ., _만 입력할 수 있습니다',
    },
  ] as const)(
    '$id $format: an invalid text leaves the old value and a warning',
    async ({ format, typed, kept, warning }) => {
      const { user } = renderInput({ format });
      await user.type(field(), typed);
      expect(field().value).toBe(kept);
      expect(await warnings()).toEqual([warning]);
    },
  );

  it('AMB-71 warns in Japanese on a Japanese page', async () => {
    const { user } = renderInput({ format: 'NUMBER' }, '/home?lang=ja');
    await user.type(field(), 'x');
    expect(await warnings()).toContain('数字のみ入力できます');
  });

  it.each(['-12.5', '1.', '.5', '-'])(
    'TXT-05 AMB-70 %s can be typed without a warning',
    async (text) => {
      const { user } = renderInput({ format: 'NUMBER' });
      await user.type(field(), text);
      expect(field().value).toBe(text);
      expect(await warnings()).toEqual([]);
    },
  );

  it('TXT-03 can be emptied again', async () => {
    const { user } = renderInput({ format: 'PHONE', start: '12' });
    await user.clear(field());
    expect(field().value).toBe('');
    expect(await warnings()).toEqual([]);
  });

  it('TXT-09 AMB-70 capitals of an id are lowercased, not refused', async () => {
    const { user } = renderInput({ format: 'ID' });
    await user.type(field(), 'Ab.C_1');
    expect(field().value).toBe('ab.c_1');
    expect(await warnings()).toEqual([]);
  });

  it('AMB-70 the caret stays where it was', async () => {
    const { user } = renderInput({ format: 'ID', start: 'ace' });
    await user.type(field(), 'B', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await user.keyboard('-d');
    expect(field().value).toBe('abdce');
  });

  it('AMB-70 pasted text is checked as a whole', async () => {
    const { user } = renderInput({ format: 'PHONE', start: '02' });
    await user.click(field());
    await user.paste('010-1234');
    expect(field().value).toBe('02');
    expect(await warnings()).toHaveLength(1);
    await user.paste('1234');
    expect(field().value).toBe('021234');
  });

  it('AMB-70 a Korean syllable is checked when it is complete, not before', async () => {
    renderInput({ format: 'ID', start: 'a' });
    const input = field();
    fireEvent.compositionStart(input);
    for (const text of ['aㅎ', 'a하', 'a한']) {
      fireEvent(input, composing(input, text));
      expect(input.value).toBe(text);
    }
    expect(await warnings()).toEqual([]);
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('a');
    expect(await warnings()).toHaveLength(1);
  });

  it('a composed text without a format is reported at every step', () => {
    renderInput();
    const input = field();
    fireEvent.compositionStart(input);
    fireEvent(input, composing(input, '하'));
    expect(input.value).toBe('하');
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('하');
  });

  it('TXT-04 Enter presses the side button, also of an empty field', async () => {
    const onClick = vi.fn();
    const { user } = renderInput({ sideButton: { label: '확인', onClick } });
    await user.type(field(), '{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '확인' }));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('TXT-04 Enter that ends a composition, or meets a disabled button, presses nothing', async () => {
    const onClick = vi.fn();
    const { rerender } = renderInput({ sideButton: { label: '확인', onClick } });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    rerender(<Written sideButton={{ label: '확인', onClick, disabled: true }} />);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('TXT-04 Enter without a side button sends no form, unless the field is made for that', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    const formWith = (sendsForm: boolean) => (
      <form onSubmit={onSubmit}>
        <Written sendsForm={sendsForm} />
      </form>
    );
    const { user, rerender } = renderWidget(formWith(false));
    await user.type(field(), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(formWith(true));
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  it('names its allowed characters', () => {
    renderWidget(<TextInput label="값" hint="열두 자까지" value="" onChange={() => undefined} />);
    const id = field().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('열두 자까지');
  });
});

describe('text area', () => {
  it('CONST-11 starts with five rows, and reports typed text', async () => {
    const onChange = vi.fn();
    const { user } = renderWidget(<TextArea label="내용" value="" onChange={onChange} />);
    const area = screen.getByLabelText<HTMLTextAreaElement>('내용');
    expect(area.getAttribute('rows')).toBe('5');
    expect(area.style.minHeight).toContain('5lh');
    await user.type(area, '가');
    expect(onChange).toHaveBeenCalledWith('가');
  });
});

/** The events of a browser while an input method works. */
function composing(input: HTMLInputElement, text: string): InputEvent {
  // React's setter would store the value and then see no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  return new InputEvent('input', { bubbles: true, isComposing: true, data: text });
}
