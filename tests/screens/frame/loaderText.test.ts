import { expect, it, vi } from 'vitest';
import { loaderScript } from '../../../server/http/pages/loader.ts';

it('T24 the inline script of a page runs alone, with the addresses of the scripts in it', () => {
  vi.useFakeTimers();
  const add = vi.spyOn(document.head, 'append').mockReturnValue();
  document.body.innerHTML = '';
  new Function(loaderScript(['/main.js']))();
  vi.runAllTimers();
  expect(add.mock.calls).toMatchObject([[{ rel: 'modulepreload' }], [{ type: 'module' }]]);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
