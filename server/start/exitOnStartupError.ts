import { KeyProblem } from '../crypto/readMasterKeys.ts';
import { DatabaseError } from '../db/database.ts';
import { UnknownMigration } from '../db/migrate/migrate.ts';
import { DirectoryInUse } from '../db/pglite/directoryLock.ts';
import { DataConflict } from '../db/seed/refuseDemoData.ts';

/**
 * If the database, a port or a folder cannot be used, the start ends with one line and no stack
 * trace.
 */
export async function exitOnStartupError<T>(step: Promise<T>): Promise<T> {
  try {
    return await step;
  } catch (error) {
    if (!isFromEnvironment(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Usually a fault of the disk, a port or the database. A migration with wrong SQL ends here, too. */
const isFromEnvironment = (error: unknown): error is Error =>
  error instanceof DirectoryInUse ||
  error instanceof DatabaseError ||
  error instanceof UnknownMigration ||
  error instanceof DataConflict ||
  error instanceof KeyProblem ||
  (error instanceof Error && 'syscall' in error);
