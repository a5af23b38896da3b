import { expect, it, onTestFinished } from 'vitest';
import { forgetAllFiles, keepFile, readKeptFile } from '../../../src/environment/keptFiles.ts';

it('C18 a browser without IndexedDB keeps files as long as the page is open', async () => {
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });
  const file = new File(['bytes'], 'a.jpg');
  await keepFile('a', Promise.resolve(file));
  expect(await readKeptFile('a')).toBe(file);
  await forgetAllFiles();
  expect(await readKeptFile('a')).toBeNull();
});
