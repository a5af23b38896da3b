/** Makes the wrapped key for the master key with this id. */
export type WrapUnder = (masterId: string) => string;

/** A message that its member took back in LINE. */
export interface UnsentMessage {
  memberId: string;
  /** The id that LINE gave it. */
  lineId: string;
}

/**
 * The keys of members, wrapped by the master key, and the erasure log. It is not part of the database, so a backup of
 * the database opens no text, and an erased key stays erased when such a backup is restored.
 */
export interface KeyStore {
  /** Random, and it never changes. The database remembers it. */
  id(): Promise<string>;
  /** The master key that wraps new keys. The first start sets it; null before. */
  masterId(): Promise<string | null>;
  setMasterId(id: string): Promise<void>;
  /** The wrapped key of the member; null when there is none. */
  read(memberId: string): Promise<string | null>;
  /** Which of these members have no key. */
  withoutKey(memberIds: readonly string[]): Promise<string[]>;
  /** Stores a key if the member has none. The answer is the stored key, which another process may have made. */
  create(memberId: string, wrap: WrapUnder): Promise<string>;
  /** First writes the member into the log, then deletes the key. May be repeated. */
  erase(memberId: string, at: Date): Promise<void>;
  /** Deletes the keys of all members in the log: a restored copy has them again. Returns how many there were. */
  eraseAgain(): Promise<number>;
  /** The log: all erased members. */
  erased(): Promise<string[]>;
  /** Writes into the log that the texts of these counsels are erased. May be repeated. */
  logErasedTexts(counselIds: readonly string[], at: Date): Promise<void>;
  /** The log: counsels whose texts are erased. */
  erasedTexts(): Promise<string[]>;
  /** Writes into the log that a member took a message back in LINE. May be repeated. */
  logUnsent(message: UnsentMessage, at: Date): Promise<void>;
  /** The log: messages that were taken back in LINE. */
  unsent(): Promise<UnsentMessage[]>;
  /** Writes into the log that these consents are withdrawn. May be repeated. */
  logWithdrawals(consentIds: readonly string[], at: Date): Promise<void>;
  /** The log: consents that are withdrawn. */
  withdrawals(): Promise<string[]>;
  /** Replaces keys. `rewrap` returns null for a key that stays. Returns how many were replaced. */
  replace(rewrap: (memberId: string, wrapped: string) => string | null): Promise<number>;
  close(): Promise<void>;
}

export interface KeyStoreSettings {
  directory: string;
  /** PostgreSQL instead of the directory. */
  url: string | null;
}
