import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/button/Button.tsx';
import { IconButton } from '../../../src/ui/button/IconButton.tsx';
import { TextLink } from '../../../src/ui/button/TextLink.tsx';
import { Notice } from '../../../src/ui/status/Notice.tsx';
import { Rating } from '../../../src/ui/status/Rating.tsx';
import { Spinner } from '../../../src/ui/status/Spinner.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

describe('controls', () => {
  it('a button calls its handler unless it is busy', async () => {
    const onClick = vi.fn();
    const { user, rerender } = renderWidget(<Button onClick={onClick}>보내기</Button>);
    await user.click(screen.getByRole('button', { name: '보내기' }));
    expect(onClick).toHaveBeenCalledTimes(1);

    rerender(
      <Button onClick={onClick} isBusy>
        보내기
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: '보내기' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  it('a busy button does not send its form again', async () => {
    const onSubmit = vi.fn();
    const { user } = renderWidget(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy>
          보내기
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('a button sends a form only if it is a submit button', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault());
    const { user } = renderWidget(
      <form onSubmit={onSubmit}>
        <Button>취소</Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('an icon button has a name', () => {
    renderWidget(<IconButton name="close" label="닫기" />);
    expect(screen.getByRole('button', { name: '닫기' })).toBeTruthy();
  });

  it('a link never runs a script', () => {
    const script = ['javascript', 'alert(1)'].join(':');
    const { container } = renderWidget(
      <>
        <TextLink href={script}>나쁨</TextLink>
        <TextLink href="https://a.example" opensNewTab>
          좋음
        </TextLink>
      </>,
    );
    expect(container.querySelectorAll('a[href]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '좋음' }).getAttribute('rel')).toContain('noopener');
  });

  it('a notice is read out, its icon is not', () => {
    const { container } = renderWidget(<Notice tone="warning">연결이 느려요</Notice>);
    expect(screen.getByText('연결이 느려요')).toBeTruthy();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('T-29 a spinner says that something is loading', () => {
    renderWidget(<Spinner label="불러오는 중" />);
    expect(screen.getByRole('status').textContent).toBe('불러오는 중');
  });

  it('ENT-08 ENT-21 ENT-22 a rating shows one decimal and the count its separators', () => {
    const { rerender } = renderWidget(<Rating rating={4} count={1234} label="평점" />);
    expect(screen.getByText('4.0')).toBeTruthy();
    expect(screen.getByText('(1,234)')).toBeTruthy();
    expect(screen.getByRole('img', { name: '평점' })).toBeTruthy();

    rerender(<Rating rating={null} count={null} label="평점" />);
    expect(screen.getByText('0.0')).toBeTruthy();
    expect(screen.getByText('(0)')).toBeTruthy();
  });
});
