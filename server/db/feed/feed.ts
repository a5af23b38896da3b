import { koreanDayNumber } from '../../lib/koreanDay.ts';
import { limits } from '../../limits/limits.ts';
import { CHANGE_KINDS, type Change, type ChangeKind, DAY_RECORD } from './change.ts';
import type { CounselChange } from './counselChange.ts';

/** What this process knows of the changes. Positions are its own count, not those of the database. */
export interface Feed {
  /** Goes up when this process learns of changes, and at midnight in Seoul, when `DAY_RECORD` changes. */
  position(): number;
  /** Whether one of these records has changed after the position, or everything has. */
  hasChanged(records: readonly string[], since: number): boolean;
  /** When the first change of these kinds after the position became known; null without one. */
  changedAt(kinds: readonly FeedKind[], since: number): number | null;
  /**
   * The records that the search has to read again after the position; null: all of them, or more than are remembered.
   * Events that begin or end at midnight are not among them.
   */
  searchChangesSince(position: number): SearchChange[] | null;
  /** Calls the listener when the search has to read records again. */
  onSearchChanged(listener: () => void): void;
  /** Calls the listener after changes of counsels; with null when some may be unknown. */
  onCounsels(listener: CounselListener): void;
  /** Milliseconds of a monotonic clock. */
  clock(): number;
}

export type CounselListener = (changes: readonly CounselChange[] | null) => void;

export type SearchChange = Pick<Change, 'kind' | 'id'>;

/** What this process committed, and what it waits for. */
export interface Commits {
  /** Transactions of this process since a moment of the clock; only the newest are remembered. */
  committedSince(moment: number): number[];
  /**
   * Adds a commit of an earlier request to the `Own-Write` of this answer. The answer to that request may be lost, so
   * the browser may not have the token yet.
   */
  nameCommit(transaction: number): void;
  /** Waits until the changes of these transactions are known. False: they are not known in time. */
  knows(transactions: readonly number[], patienceMs: number): Promise<boolean>;
}

/** `search`: an alias or a hidden term has changed. `searchChanged`: the search has to read records again. */
export type FeedKind = ChangeKind | 'searchChanged';

export interface KnownFeed extends Feed {
  /** Changes that this process has learned of. */
  add(changes: readonly Change[]): void;
  addCounsels(changes: readonly CounselChange[] | null): void;
}

export interface FeedOptions {
  now?: () => Date;
  clock?: () => number;
}

interface KnownSearchChange extends SearchChange {
  position: number;
}

interface KnownAt {
  position: number;
  at: number;
}

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** An empty feed in memory; `watchFeed` fills it from the database. */
export function createFeed({
  now = () => new Date(),
  clock = () => performance.now(),
}: FeedOptions = {}): KnownFeed {
  let position = 0;
  /** Everything changed at this position. */
  let allChangedAt = 0;
  /** Records that changed at this position or before it may be missing in `records`. */
  let forgottenUntil = 0;
  let day: number | undefined;
  /** By id, oldest first. */
  const records = new Map<string, number>();
  /** Oldest first. */
  let searchChanges: KnownSearchChange[] = [];
  /** Changes at this position or before it may be missing in `searchChanges`. */
  let forgottenSearchUntil = 0;
  const listeners: (() => void)[] = [];
  const counselListeners: CounselListener[] = [];
  const kinds = new Map<FeedKind, KindChanges>(
    [...CHANGE_KINDS, 'searchChanged' as const].map((kind) => [kind, createKindChanges()]),
  );

  const changeEverything = () => {
    position += 1;
    allChangedAt = position;
    records.clear();
    searchChanges = [];
  };
  const remember = (id: string | null | undefined) => {
    if (!id) return;
    records.delete(id);
    records.set(id, position);
    if (records.size <= limits.feed.changedRecords) return;
    const [oldest] = records;
    if (!oldest) return;
    records.delete(oldest[0]);
    forgottenUntil = oldest[1];
  };
  const rememberForSearch = ({ kind, id }: Change) => {
    searchChanges.push({ kind, id: id ?? null, position });
    if (searchChanges.length > limits.feed.searchChanges) {
      forgottenSearchUntil = searchChanges.shift()?.position ?? forgottenSearchUntil;
    }
  };
  const followClock = () => {
    const today = koreanDayNumber(now());
    if (day !== undefined && day !== today) {
      position += 1;
      remember(DAY_RECORD);
      const moment = { position, at: clock() };
      kinds.get('searchChanged')?.add(moment);
    }
    day = today;
  };

  return {
    clock,
    position: () => {
      followClock();
      return position;
    },
    hasChanged: (ids, since) => {
      followClock();
      return (
        since < Math.max(allChangedAt, forgottenUntil) ||
        ids.some((id) => (records.get(id) ?? 0) > since)
      );
    },
    changedAt: (wanted, since) => {
      followClock();
      if (since < allChangedAt) return LONG_AGO;
      const times = wanted.flatMap((kind) => kinds.get(kind)?.firstAfter(since) ?? []);
      return times.length === 0 ? null : Math.min(...times);
    },
    searchChangesSince: (since) => {
      followClock();
      if (since < Math.max(allChangedAt, forgottenSearchUntil)) return null;
      return searchChanges.filter((each) => each.position > since);
    },
    onSearchChanged: (listener) => {
      listeners.push(listener);
    },
    onCounsels: (listener) => {
      counselListeners.push(listener);
    },
    addCounsels: (changes) => {
      for (const listener of counselListeners) listener(changes);
    },
    add: (changes) => {
      if (changes.length === 0) return;
      position += 1;
      const moment = { position, at: clock() };
      for (const change of changes) {
        const { kind, id, clinicId, isSearchChanged } = change;
        if (kind === 'everything') changeEverything();
        else kinds.get(kind)?.add(moment);
        if (isSearchChanged) {
          kinds.get('searchChanged')?.add(moment);
          rememberForSearch(change);
        }
        remember(id);
        remember(clinicId);
      }
      if (changes.some(({ isSearchChanged }) => isSearchChanged))
        for (const listener of listeners) listener();
    },
  };
}

interface KindChanges {
  add(moment: KnownAt): void;
  firstAfter(position: number): number | undefined;
}

/** Remembers when changes became known, for `staleListMs`. Of older ones it keeps the last position only. */
function createKindChanges(): KindChanges {
  let recent: KnownAt[] = [];
  let lastOld = 0;
  return {
    add: (moment) => {
      if (recent.at(-1)?.position === moment.position) return;
      const firstRecent = recent.findIndex(({ at }) => moment.at - at <= limits.feed.staleListMs);
      const old = firstRecent === -1 ? recent : recent.slice(0, firstRecent);
      lastOld = old.at(-1)?.position ?? lastOld;
      recent = [...recent.slice(old.length), moment];
    },
    firstAfter: (position) =>
      lastOld > position ? LONG_AGO : recent.find((moment) => moment.position > position)?.at,
  };
}
