import { expect, it, vi } from 'vitest';
import { forgetDraftsAndFiles } from '../../../src/environment/forgetDrafts.ts';

vi.mock('../../../src/environment/keptFiles.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('C18 a logout deletes kept files also when their script cannot be loaded', async () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  forgetDraftsAndFiles('member');
  await vi.waitFor(() => expect(deleteDatabase).toHaveBeenCalledWith('drafts'));
});
