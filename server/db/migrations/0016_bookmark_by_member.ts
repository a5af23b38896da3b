import type { Index } from './migration.ts';

/** A member's bookmarks of one kind, newest first, a page at a time. */
export const bookmarkByMember: readonly Index[] = [
  {
    name: 'bookmark_by_member',
    sql: 'create index bookmark_by_member on bookmark (member_id, target_type, id desc)',
  },
];
