import { describe, expect, it } from 'vitest';
import { safeUrl } from '../../../src/lib/safeUrl.ts';
import { withoutLastSlash } from '../../../src/lib/withoutLastSlash.ts';

describe('addresses of links', () => {
  it.each(['https://a.example/b?c', 'http://a.example', 'tel:02-123', 'mailto:a@b.c', '/home'])(
    'accepts %s',
    (url) => {
      expect(safeUrl(url)).toBe(url);
    },
  );

  it('removes the spaces around it', () => {
    expect(safeUrl(' https://a.example ')).toBe('https://a.example');
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://a/b',
    'file:///etc/passwd',
    'a.example',
    '',
    ' ',
    null,
    undefined,
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });
});

it('a path is the same with slashes at its end', () => {
  expect(withoutLastSlash('/a/b//')).toBe('/a/b');
  expect(withoutLastSlash('/a/b')).toBe('/a/b');
  expect(withoutLastSlash('/')).toBe('');
});
