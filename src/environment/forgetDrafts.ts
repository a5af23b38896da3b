import { type DraftOwner, forgetDrafts } from './drafts.ts';
import { FILE_DATABASE } from './forgetDevice.ts';

/** Also called after a logout in another tab: this tab has its own drafts, and files in memory. */
export function forgetDraftsAndFiles(owner: DraftOwner): void {
  forgetDrafts(owner);
  // keptFiles.ts is not part of the first load. A tab that has files in memory has loaded it.
  import('./keptFiles.ts').then(({ forgetAllFiles }) => forgetAllFiles(owner), deleteFileDatabase);
}

/** For a page that cannot load keptFiles.ts, e.g. offline. It deletes the files of both owners. */
function deleteFileDatabase(): void {
  try {
    indexedDB.deleteDatabase(FILE_DATABASE);
  } catch {
    // Storage is disabled: there are no files.
  }
}
