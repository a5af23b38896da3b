import { forgetPreviews } from '../domain/preview/keepPreview.ts';
import { keepDraft, readDraft } from '../environment/drafts.ts';
import { forgetDrafts, forgetDraftsAndFiles } from '../environment/forgetDrafts.ts';

const NAME = 'staff:account';

const ownerBefore = () => readDraft(NAME)?.text;

/** Drafts of the console in this tab belong to one account: they are removed before the tab shows another account. */
export function keepDraftsFor(userId: string): void {
  const before = ownerBefore();
  // Without an account this tab has no files; other tabs of the account may have some.
  if (before === undefined) forgetDrafts('staff');
  else if (before !== userId) forgetDraftsAndFiles('staff');
  keepDraft(NAME, { text: userId, order: null });
}

/** Called at a sign-in. Previews are shared by all tabs, so they may belong to another account. */
export function keepPreviewsFor(userId: string): void {
  if (ownerBefore() !== userId) forgetPreviews();
}
