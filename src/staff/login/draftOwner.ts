import { forgetPreviews } from '../../domain/preview/keepPreview.ts';
import { forgetDraftsAndFiles, keepDraft, readDraft } from '../../environment/drafts.ts';

const NAME = 'staff:account';

/** Drafts of the console in this tab belong to one account: another account that signs in here removes them. */
export function keepDraftsFor(userId: string): void {
  const before = readDraft(NAME)?.text;
  // Previews are shared by all tabs, so they may belong to another account.
  if (before !== userId) forgetPreviews();
  if (before !== undefined && before !== userId) forgetDraftsAndFiles('staff');
  keepDraft(NAME, { text: userId, order: null });
}
