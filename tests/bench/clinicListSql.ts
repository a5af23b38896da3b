import type { Queryable } from '../../server/db/database.ts';
import { createFeed } from '../../server/db/feed/feed.ts';
import { clinicList } from '../../server/domain/clinic/clinicSql.ts';

/** The SQL of our list of clinics for one page. It is recorded, so that it stays current. */
export async function clinicListSql(limit: number): Promise<{ sql: string; params: unknown[] }> {
  const heard: { sql: string; params: unknown[] }[] = [];
  const db: Queryable = {
    query: async (sql, params = []) => {
      heard.push({ sql, params: [...params] });
      // The total: a list without rows asks for no page.
      return (sql.startsWith('select count(*)') ? [{ total: limit }] : []) as never[];
    },
    script: async () => undefined,
  };
  await clinicList({ db, feed: createFeed() })({ offset: 0, limit }, new Date());
  const page = heard.find(({ sql }) => sql.includes(' offset '));
  if (!page) throw new Error('The list asks for no page');
  return { sql: page.sql, params: page.params.slice(0, -1) };
}
