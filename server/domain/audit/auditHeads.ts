import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { koreanDayOf } from '../../lib/koreanDay.ts';
import { DAY_MS, HOUR_MS } from '../../lib/units.ts';
import { selectHeadsSince } from './checkSql.ts';

/** By `chain day`: the hashes of the positions that were logged. */
export type LoggedHeads = Map<string, Map<number, string>>;

/** A log line. A person who can change the database cannot change a log on another machine. */
const HEAD_MESSAGE = 'audit head';
const HeadLine = z.object({
  msg: z.literal(HEAD_MESSAGE),
  clinic: z.string(),
  day: z.string(),
  position: z.int(),
  hash: z.string(),
});

/**
 * Writes the heads of today and yesterday to the log, at its first call and once after each full hour. Every process
 * writes them, because a row in the database that says "done" could be forged.
 */
export function createHeadLog(db: Queryable, log: Logger) {
  // The heads leave the machine also when LOG_LEVEL is higher.
  const always = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  let loggedHour: number | null = null;
  return async (now: Date): Promise<void> => {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    if (hour === loggedHour) return;
    const yesterday = koreanDayOf(new Date(now.getTime() - DAY_MS));
    for (const { chain, day, position, hash } of await selectHeadsSince(db, yesterday)) {
      always.info({ clinic: chain, day, position, hash }, HEAD_MESSAGE);
    }
    loggedHour = hour;
  };
}

/** The heads in a log file; other lines are skipped. It fails if there is none: a check would compare nothing. */
export async function readLoggedHeads(file: string): Promise<LoggedHeads> {
  const heads: LoggedHeads = new Map();
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const head = line.includes(HEAD_MESSAGE) ? parseHead(line) : undefined;
    if (!head) continue;
    const key = `${head.clinic} ${head.day}`;
    const positions = heads.get(key) ?? new Map<number, string>();
    heads.set(key, positions.set(head.position, head.hash));
  }
  if (heads.size === 0) throw new Error(`${file} has no heads, so nothing was checked`);
  return heads;
}

/** Docker and journalctl write the name of the process before the JSON. */
function parseHead(line: string): z.infer<typeof HeadLine> | undefined {
  try {
    return HeadLine.safeParse(JSON.parse(line.slice(line.indexOf('{')))).data;
  } catch {
    return undefined;
  }
}
