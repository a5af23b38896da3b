import { forgetDrafts } from '../../environment/drafts.ts';

/**
 * Drops what was typed in this tab, also when another tab has logged out and removed the files of all tabs:
 * the script of the files, if it was loaded, still holds some in memory.
 */
export function forgetWritings(): void {
  forgetDrafts();
  import('../../environment/keptFiles.ts').then(
    ({ forgetAllFiles }) => forgetAllFiles(),
    (cause) => console.error('Files may have been kept', cause),
  );
}
