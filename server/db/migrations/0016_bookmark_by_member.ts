import type { Index } from './migration.ts';

/** For the list of a member's bookmarks of one kind, newest first, page by page. */
export const bookmarkByMember: readonly Index[] = [
  {
    name: 'bookmark_by_member',
    sql: 'create index bookmark_by_member on bookmark (member_id, target_type, id desc)',
  },
];
