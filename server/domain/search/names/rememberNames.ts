import { setTimeout as wait } from 'node:timers/promises';
import type { PublicRows } from '../../../db/lists/rememberTotals.ts';
import { koreanDayOf } from '../../../lib/koreanDay.ts';
import { shareRunning } from '../../../lib/shareRunning.ts';
import { limits } from '../../../limits/limits.ts';
import { foldWidth } from '../spelling/foldName.ts';
import { hasInitials } from '../spelling/hangul.ts';
import { type AllNames, nameReader } from './readNames.ts';

interface Known {
  /** The feed position before the names were read. */
  since: number;
  /** In Seoul. */
  day: string;
  names: AllNames;
}

/** All names that visitors can find. */
type ReadNames = (options?: ReadOptions) => Promise<AllNames>;

interface ReadOptions {
  /** The searched text. A process that has just started reads only the names that contain it. */
  text?: string;
  /** Waits for the newest names. */
  readsOwnWrite?: boolean;
  /** Called when the names are not the newest. */
  doNotCache?: () => void;
}

interface NameSource extends PublicRows {
  now: () => Date;
}

/**
 * Reads all names on first use, later only those that changed; after midnight in Seoul also those of events that began
 * or ended. During such a read searches use the former names. During the first read they wait a moment, then ask
 * PostgreSQL.
 */
export function rememberNames({ db, feed, now }: NameSource): ReadNames {
  const reader = nameReader(db);
  let known: Known | undefined;
  let isRefreshPlanned = false;

  const read = async (): Promise<Known> => {
    const since = feed.position();
    const day = koreanDayOf(now());
    const changes = known ? feed.searchChangesSince(known.since) : null;
    const names =
      known && changes
        ? await reader.change(known.names, changes, { from: known.day, to: day })
        : await reader.readAll(day);
    known = { since, day, names };
    return known;
  };
  const readOnce = shareRunning(read);
  const isCurrent = ({ since }: Known) => feed.changedAt(['searchChanged'], since) === null;
  const readFresh = async (): Promise<AllNames> => {
    const asked = feed.position();
    let fresh = await readOnce();
    while (fresh.since < asked && !isCurrent(fresh)) fresh = await readOnce();
    return fresh.names;
  };
  /** Many changes in a short time are read together. After a failure the next search begins again. */
  const refreshSoon = () => {
    if (!known || isRefreshPlanned) return;
    isRefreshPlanned = true;
    const refresh = () => {
      isRefreshPlanned = false;
      readFresh().catch(() => {});
    };
    setTimeout(refresh, limits.lists.newNamesMs).unref();
  };
  feed.onSearchChanged(refreshSoon);

  const readFirst = async (text: string, doNotCache: () => void): Promise<AllNames> => {
    const reading = readFresh();
    reading.catch(() => {});
    const waiting = new AbortController();
    const isLate = wait(limits.lists.firstNamesMs, null, { signal: waiting.signal }).catch(
      () => null,
    );
    const names = await Promise.race([reading, isLate]);
    waiting.abort();
    if (names) return names;
    doNotCache();
    return reader.readWith(foldWidth(text), koreanDayOf(now()));
  };

  return async ({ text, readsOwnWrite = false, doNotCache = () => {} } = {}) => {
    if (known && isCurrent(known)) return known.names;
    // Only the index finds names by their first consonants.
    const canAsk = text !== undefined && !hasInitials(text);
    if (!known && canAsk) return readFirst(text, doNotCache);
    if (!known || readsOwnWrite) return readFresh();
    refreshSoon();
    doNotCache();
    return known.names;
  };
}
