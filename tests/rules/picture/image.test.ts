import { describe, expect, it } from 'vitest';
import { cdnUrl, variantsOf } from '../../../src/lib/image.ts';

const CDN = 'https://cdn.example';

describe('picture addresses', () => {
  it('ENT-20 keep the path and replace the host', () => {
    expect(cdnUrl('https://old.example/a/b.png', CDN)).toBe('https://cdn.example/a/b.png');
    expect(cdnUrl('//old.example:8080/a/b.png', CDN)).toBe('https://cdn.example/a/b.png');
  });

  it('AMB-53 keep the query', () => {
    expect(cdnUrl('https://old.example/a.png?v=1&w=//x#y', CDN)).toBe(
      'https://cdn.example/a.png?v=1&w=//x#y',
    );
  });

  it('AMB-53 add the host to relative paths', () => {
    expect(cdnUrl('/media/a.png', `${CDN}/`)).toBe('https://cdn.example/media/a.png');
    expect(cdnUrl('/media/a.png', `${CDN}//`)).toBe('https://cdn.example/media/a.png');
    expect(cdnUrl('media/a.png', CDN)).toBe('https://cdn.example/media/a.png');
  });

  it('ENT-19 lead to the site if no host is set', () => {
    expect(cdnUrl('https://old.example/a/b.png', '')).toBe('/a/b.png');
    expect(cdnUrl('/media/a.png', '')).toBe('/media/a.png');
  });

  it('AMB-53 are unchanged if they are blob, data or empty', () => {
    for (const url of ['blob:https://x/1-2', 'data:image/png;base64,AA//', '']) {
      expect(cdnUrl(url, CDN)).toBe(url);
    }
  });
});

describe('prepared variants', () => {
  const image = { url: '/media/demo/banner-07.webp?v=2', widths: [360, 720] };

  it('are listed for both formats, with their widths', () => {
    expect(variantsOf(image, CDN)).toEqual({
      avif: `${CDN}/media/demo/banner-07@360.avif?v=2 360w, ${CDN}/media/demo/banner-07@720.avif?v=2 720w`,
      webp: `${CDN}/media/demo/banner-07@360.webp?v=2 360w, ${CDN}/media/demo/banner-07@720.webp?v=2 720w`,
    });
  });

  it('do not exist for a picture from another host', () => {
    expect(variantsOf({ url: 'https://x/a.png' }, CDN)).toEqual({ avif: '', webp: '' });
    expect(variantsOf({ url: 'https://x/a.png', widths: null }, CDN)).toEqual({
      avif: '',
      webp: '',
    });
  });

  it('work with spaces and commas in a name', () => {
    expect(variantsOf({ url: '/a b,c.webp', widths: [1] }, '').avif).toBe('/a%20b%2Cc@1.avif 1w');
  });
});
