import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileStrip } from '../../../src/widgets/files/FileStrip.tsx';
import type { StripFile } from '../../../src/widgets/files/stripFile.ts';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const MB = 1024 * 1024;

interface Options {
  start?: readonly string[];
  isMultiple?: boolean;
  maxMb?: number;
}

const stored = (name: string): StripFile => ({ id: name, name, source: `/media/${name}` });

function Form({ start = [], ...options }: Options) {
  const [files, setFiles] = useState(start.map(stored));
  return <FileStrip label="사진" files={files} onChange={setFiles} {...options} />;
}

const alert = vi.fn();
beforeEach(() => {
  alert.mockReset();
  vi.stubGlobal('alert', alert);
  window.alert = alert;
});

const renderStrip = (options: Options = {}, address?: string) =>
  renderWidget(<Form {...options} />, address);

/** Dragging is loaded after the first rendering and replaces the files. */
const untilDraggable = () => screen.findByRole('button', { name: 'a.png 순서 변경' });
const strip = () => screen.queryByRole('list', { name: '사진' });
const shown = () =>
  within(screen.getByRole('group', { name: '사진' }))
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt') ?? image.getAttribute('aria-label'));
const input = (label = '사진 사진 추가') =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const image = (name: string, type = 'image/png') => new File(['bytes'], name, { type });
const pick = (files: File[], label?: string) =>
  fireEvent.change(input(label), { target: { files } });

describe('file strip', () => {
  it('FILE-04 AMB-44 is hidden without files; its picker is not', () => {
    renderStrip();
    expect(strip()).toBeNull();
    expect(screen.getByRole('button', { name: '사진 사진 추가' })).toBeTruthy();
  });

  it('FILE-04 shows nothing if no file can be added', () => {
    const { container } = renderWidget(<FileStrip label="사진" files={[]} />);
    expect(container.textContent).toBe('');
  });

  it('shows files without controls if they cannot be changed', () => {
    renderWidget(<FileStrip label="사진" files={[stored('a.png')]} />);
    expect(screen.getByRole('img', { name: 'a.png' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('FILE-03 FILE-10 AMB-45 adds picked files at the end, several at once', () => {
    renderStrip({ start: ['a.png'] });
    expect(input().multiple).toBe(true);
    pick([image('b.png'), image('c.png')]);
    expect(shown()).toEqual(['a.png', 'b.png', 'c.png']);
  });

  it('AMB-72 offers images of every source, not only the camera', () => {
    renderStrip();
    expect(input().accept).toBe('image/*');
    expect(input().hasAttribute('capture')).toBe(false);
  });

  it('FILE-10 AMB-45 in single mode a new file replaces the other', () => {
    renderStrip({ start: ['a.png'], isMultiple: false });
    const replace = '사진 사진 바꾸기';
    expect(input(replace).multiple).toBe(false);
    pick([image('b.png')], replace);
    expect(shown()).toEqual(['b.png']);
  });

  it('AMB-45 a file picked from a thumbnail replaces it', () => {
    renderStrip({ start: ['a.png', 'b.png', 'c.png'] });
    pick([image('new.png')], 'b.png 사진 바꾸기');
    expect(shown()).toEqual(['a.png', 'new.png', 'c.png']);
  });

  it('FILE-01 removes a file', async () => {
    const { user } = renderStrip({ start: ['a.png', 'b.png'] });
    await untilDraggable();
    await user.click(screen.getByRole('button', { name: 'a.png 삭제' }));
    expect(shown()).toEqual(['b.png']);
    await user.click(screen.getByRole('button', { name: 'b.png 삭제' }));
    expect(strip()).toBeNull();
  });

  it('FILE-01 after removing by keyboard the focus stays in the row', async () => {
    const { user } = renderStrip({ start: ['a.png', 'b.png'] });
    await untilDraggable();
    screen.getByRole('button', { name: 'a.png 삭제' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '사진 사진 추가' }));
  });

  it('FILE-05 moves a file by buttons; the focus follows and the new place is announced', async () => {
    const { user } = renderStrip({ start: ['a.png', 'b.png', 'c.png'] });
    await untilDraggable();
    await user.click(screen.getByRole('button', { name: 'a.png 뒤로 옮기기' }));
    expect(shown()).toEqual(['b.png', 'a.png', 'c.png']);
    const later = screen.getByRole('button', { name: 'a.png 뒤로 옮기기' });
    expect(document.activeElement).toBe(later);
    expect(screen.getByText('3개 중 2번째로 옮겼어요')).toBeTruthy();
    await user.click(later);
    expect(shown()).toEqual(['b.png', 'c.png', 'a.png']);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'a.png 앞으로 옮기기' }),
    );
  });
});

describe('the alerts of the image picker', () => {
  it('FILE-07 T-88 only images are taken', () => {
    renderStrip();
    pick([image('list.pdf', 'application/pdf')]);
    expect(alert.mock.calls).toEqual([['이미지 파일만 업로드할 수 있습니다.']]);
    expect(strip()).toBeNull();
  });

  it('FILE-09 FILE-11 T-89 too large a file is named, with the limit of the form', () => {
    renderStrip({ maxMb: 2 });
    const large = Object.defineProperty(image('huge.png'), 'size', { value: 2 * MB + 1 });
    pick([large]);
    expect(alert.mock.calls).toEqual([['huge.png 파일의 크기가 2MB를 초과했습니다.']]);
    expect(strip()).toBeNull();
  });

  it('AMB-72 FILE-08 CONST-24 of several files the valid ones are accepted, up to 100 MB, and each other one is named', () => {
    renderStrip({}, '/home?lang=ja');
    const large = Object.defineProperty(image('huge.png'), 'size', { value: 100 * MB + 1 });
    const files = [image('a.png'), image('b.txt', 'text/plain'), large, image('c.png')];
    fireEvent.change(screen.getByLabelText('사진 写真を追加', { selector: 'input' }), {
      target: { files },
    });
    expect(shown()).toEqual(['a.png', 'c.png']);
    expect(alert.mock.calls).toEqual([
      ['画像ファイルのみアップロードできます。\nb.txt'],
      ['ファイル「huge.png」のサイズが100MBを超えています。'],
    ]);
  });
});
