import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CdnBase, Picture } from '../../../src/ui/picture/Picture.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const image = {
  url: 'https://old.example/media/a.webp',
  width: 1200,
  height: 800,
  blur: 'data:image/webp;base64,AAAA',
  widths: [360, 720],
};

describe('picture', () => {
  it('ENT-20 comes from the configured host, in the existing formats and widths', () => {
    const { container } = renderWidget(
      <CdnBase value="https://cdn.example">
        <Picture image={image} alt="로비" sizes="390px" />
      </CdnBase>,
    );
    const picture = screen.getByRole('img', { name: '로비' });
    expect(picture.getAttribute('src')).toBe('https://cdn.example/media/a.webp');
    const [avif, webp] = container.querySelectorAll('source');
    expect(avif?.type).toBe('image/avif');
    expect(avif?.getAttribute('srcset')).toBe(
      'https://cdn.example/media/a@360.avif 360w, https://cdn.example/media/a@720.avif 720w',
    );
    expect(webp?.type).toBe('image/webp');
    expect(webp?.getAttribute('sizes')).toBe('390px');
  });

  it('keeps its place before it is loaded, and shows a blurred preview', () => {
    renderWidget(<Picture image={image} alt="로비" sizes="390px" />);
    const picture = screen.getByRole('img');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual([
      '1200',
      '800',
    ]);
    expect(picture.style.backgroundImage).toContain('data:image/webp');
  });

  it('waits until it is near the screen, except the main picture of the first view', () => {
    renderWidget(
      <>
        <Picture image={image} alt="later" sizes="1px" />
        <Picture image={image} alt="now" sizes="1px" isHero />
      </>,
    );
    const [later, now] = screen.getAllByRole('img');
    expect(later?.getAttribute('loading')).toBe('lazy');
    expect(now?.getAttribute('loading')).toBe('eager');
    expect(now?.getAttribute('fetchpriority')).toBe('high');
  });

  it('EVT-12 DOC-07 is a drawn placeholder if there is none', () => {
    for (const missing of [null, undefined, { url: '' }]) {
      const { container, unmount } = renderWidget(
        <Picture image={missing} kind="doctor" alt="김서연" sizes="64px" />,
      );
      expect(container.querySelector('img')).toBeNull();
      expect(screen.getByRole('img', { name: '김서연' })).toBeTruthy();
      unmount();
    }
  });

  it('becomes the placeholder if it fails; a new address is tried again', () => {
    const { container, rerender } = renderWidget(<Picture image={image} alt="로비" sizes="1px" />);
    const broken = container.querySelector('img');
    if (broken) fireEvent.error(broken);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: '로비' })).toBeTruthy();

    rerender(<Picture image={{ url: '/b.webp' }} alt="로비" sizes="1px" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp');
  });
});
