import type { ClientConfig } from '../contract/plain/clientConfig.ts';
import type { MemberKeys } from './crypto/createMemberKeys.ts';
import type { MasterKeys } from './crypto/masterKey.ts';
import type { Database } from './db/database.ts';
import type { Commits, Feed } from './db/feed/feed.ts';
import { type Audit, createAudit } from './domain/audit/audit.ts';
import type { FactorPolicy } from './domain/secondFactor/factorState.ts';
import type { IsBreached } from './domain/staff/breachedPasswords.ts';
import { type AnswerOnce, createAnswerOnce } from './http/answer/answerOnce.ts';
import type { Unlink } from './identity/unlink.ts';

/** What every route may use. main.ts or a test creates it (`createContext`) and passes it down. */
export interface AppContext {
  /** When a transaction with changes commits, this `db` adds them to the feed of this process at once. */
  db: Database;
  feed: Feed & Commits;
  masterKeys: MasterKeys;
  memberKeys: MemberKeys;
  /** One for the process: readings that arrive together become one transaction. */
  audit: Audit;
  answerOnce: AnswerOnce;
  /** Login providers that are told when a member leaves. */
  unlinks: readonly Unlink[];
  factorPolicy: FactorPolicy;
  isBreached: IsBreached;
  clientConfig: ClientConfig;
  now: () => Date;
}

export const createContext = (parts: Omit<AppContext, 'audit' | 'answerOnce'>): AppContext => ({
  ...parts,
  audit: createAudit(parts),
  answerOnce: createAnswerOnce(parts),
});
