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
  await keepFile('a', Promise.resolve(file), 'member');
  expect(await readKeptFile('a')).toBe(file);
  await forgetAllFiles('member');
  expect(await readKeptFile('a')).toBeNull();
});

it('a logout of the member leaves the files of the console', async () => {
  const file = new File(['bytes'], 'a.jpg');
  await keepFile('ours', Promise.resolve(file), 'staff');
  await forgetAllFiles('member');
  expect(await readKeptFile('ours')).toBe(file);
  await forgetAllFiles('staff');
  expect(await readKeptFile('ours')).toBeNull();
});
