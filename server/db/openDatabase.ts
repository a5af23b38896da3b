import type { Database } from './database.ts';
import { openPgliteInMemory, openPgliteOnDisk } from './pglite/openPglite.ts';
import { openPostgres } from './postgres/openPostgres.ts';

interface Place {
  /** PostgreSQL. */
  url?: string | undefined;
  /** Of PostgreSQL: its name in the metrics, how many connections, and how long one may be silent. */
  pool?: { name?: string; connections?: number; patienceMs?: number };
  /** The embedded engine on disk. */
  directory?: string | undefined;
  /** The embedded engine only: an archive of makeTemplates, so that the first start need not make a cluster. */
  template?: string | undefined;
}

/** PostgreSQL at the url, else the embedded engine in the directory, else the embedded engine in memory. */
export async function openDatabase({
  url,
  pool,
  directory,
  template,
}: Place = {}): Promise<Database> {
  if (url) return openPostgres(url, pool);
  if (directory) return openPgliteOnDisk(directory, template);
  return openPgliteInMemory(template);
}
