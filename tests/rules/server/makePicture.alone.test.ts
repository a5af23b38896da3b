import { expect, it, vi } from 'vitest';
import { makePicture } from '../../../server/files/makePicture.ts';

vi.mock('../../../server/files/loadSharp.ts', () => ({
  loadSharp: () => Promise.reject(new Error('Could not load the "sharp" module')),
}));

it('a photo is not called unreadable when the image library is missing', async () => {
  const photo = Buffer.from('ffd8ffe000104a4649460001', 'hex');
  await expect(makePicture('a member', async () => photo)).rejects.toThrow('Could not load');
});
