import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { DatabaseError } from '../../../server/db/database.ts';
import { UnknownMigration } from '../../../server/db/migrate/migrate.ts';
import { DirectoryInUse } from '../../../server/db/pglite/directoryLock.ts';
import { exitOnStartupError } from '../../../server/start/exitOnStartupError.ts';

describe('a step of the start', () => {
  let write: MockInstance<typeof process.stderr.write>;
  let exit: MockInstance<typeof process.exit>;
  beforeEach(() => {
    write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    return () => {
      write.mockRestore();
      exit.mockRestore();
    };
  });

  it('returns its result', async () => {
    expect(await exitOnStartupError(Promise.resolve('made'))).toBe('made');
  });

  it.each([
    new DirectoryInUse('The data directory is in use'),
    new UnknownMigration('0099_future'),
    new DatabaseError('08006', 'The database does not answer: ECONNREFUSED'),
    Object.assign(new Error('listen EADDRINUSE: address already in use'), { syscall: 'listen' }),
    Object.assign(new Error("EACCES: permission denied, mkdir '/data/db'"), { syscall: 'mkdir' }),
  ])('ends the process with one line if the environment is wrong: $message', async (cause) => {
    await expect(exitOnStartupError(Promise.reject(cause))).rejects.toThrow('ended with 1');
    expect(write.mock.calls).toEqual([[`${cause.message}\n`]]);
  });

  it('keeps its stack trace if our code is wrong', async () => {
    const fault = new TypeError('undefined is not a function');
    await expect(exitOnStartupError(Promise.reject(fault))).rejects.toBe(fault);
    expect(exit).not.toHaveBeenCalled();
  });
});
