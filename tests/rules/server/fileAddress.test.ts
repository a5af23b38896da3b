import { describe, expect, it } from 'vitest';
import { fileNameIn, pathOf, withoutQuery } from '../../../contract/plain/fileAddress.ts';

describe('addresses of files', () => {
  it('have the file name without the signature', () => {
    expect(withoutQuery('https://s.example/a/b.webp?X-Signature=1#c')).toBe(
      'https://s.example/a/b.webp',
    );
    expect(withoutQuery('/a#b?c')).toBe('/a');
  });

  it('end with the name of the file, also if it is encoded wrongly', () => {
    expect(fileNameIn('https://s.example/a/%EB%88%88.webp?x=/y')).toBe('눈.webp');
    expect(fileNameIn('/a/100%.webp')).toBe('100%.webp');
  });

  it('have a path after the host', () => {
    expect(pathOf('https://s.example:9000/a/b.webp?x')).toBe('a/b.webp');
    expect(pathOf('/a/b.webp')).toBe('a/b.webp');
    expect(pathOf('a/b.webp')).toBe('a/b.webp');
    expect(pathOf('/a/http://b/c.webp')).toBe('a/http://b/c.webp');
  });
});
