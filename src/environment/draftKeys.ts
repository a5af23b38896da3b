/** Whose drafts: a logout of the member leaves those of the console, and the reverse. */
export type DraftOwner = 'member' | 'staff';

/** Names of drafts of the console begin with `staff:`. */
export const ownerOf = (name: string): DraftOwner =>
  name.startsWith('staff:') ? 'staff' : 'member';

/** The keys of drafts in sessionStorage begin with it. */
export const DRAFT_PREFIX = 'draft:';
