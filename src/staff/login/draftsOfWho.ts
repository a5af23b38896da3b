import { forgetPreviews } from '../../domain/preview/keepPreview.ts';
import { forgetDrafts, keepDraft, readDraft } from '../../environment/drafts.ts';
import { forgetAllFiles } from '../../environment/keptFiles.ts';

const NAME = 'staff';

/** What was typed in this tab waits for whoever typed it, and for nobody else who signs in here. */
export function keepDraftsFor(userId: string): void {
  const before = readDraft(NAME)?.text;
  // Previews are for every tab, so they may be from one that knew another name.
  if (before !== userId) forgetPreviews();
  if (before !== undefined && before !== userId) {
    forgetDrafts();
    void forgetAllFiles();
  }
  keepDraft(NAME, { text: userId, order: null });
}
