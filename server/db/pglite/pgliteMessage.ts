/** Messages between the process and the database thread. Values are text. */

export interface EngineOptions {
  /** The cluster on disk; without it the database is in memory. */
  cluster?: string;
  /** In memory only: start from this tar instead of an empty cluster. */
  archive?: Uint8Array | undefined;
}

export type EngineTask =
  | { kind: 'query'; sql: string; params: (string | null)[]; isUnlimited?: boolean }
  | { kind: 'script'; sql: string }
  | { kind: 'dump' }
  | { kind: 'close' };

export interface EngineAnswer {
  fields: { name: string; type: number }[];
  rows: (string | null)[][];
  /** The last command tag, e.g. COMMIT. */
  command: string;
  archive?: Uint8Array;
}

export interface EngineFailure {
  code: string;
  message: string;
  constraint?: string | undefined;
}

/** One reply for each task, in the same order. */
export type EngineReply = { answer: EngineAnswer } | { error: EngineFailure };
