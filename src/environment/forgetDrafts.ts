import { DRAFT_PREFIX, type DraftOwner, ownerOf } from './draftKeys.ts';
import { FILE_DATABASE } from './forgetDevice.ts';
import { forgetAllInWindow } from './windowMemory.ts';

/** Also called after a logout in another tab: this tab has its own drafts, and files in memory. */
export function forgetDraftsAndFiles(owner: DraftOwner): void {
  forgetDrafts(owner);
  // keptFiles.ts is not part of the first load. A tab that has files in memory has loaded it.
  import('./keptFiles.ts').then(({ forgetAllFiles }) => forgetAllFiles(owner), deleteFileDatabase);
}

/** Removes the texts of an owner's drafts; their files are in keptFiles.ts. */
export function forgetDrafts(owner: DraftOwner): void {
  forgetAllInWindow(
    (key) => key.startsWith(DRAFT_PREFIX) && ownerOf(key.slice(DRAFT_PREFIX.length)) === owner,
  );
}

/** For a page that cannot load keptFiles.ts, e.g. offline. It deletes the files of both owners. */
function deleteFileDatabase(): void {
  try {
    indexedDB.deleteDatabase(FILE_DATABASE);
  } catch {
    // Storage is disabled: there are no files.
  }
}
