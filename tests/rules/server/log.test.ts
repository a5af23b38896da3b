import fs from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, gather, logFailure, writeInfo } from '../../../server/lib/log.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';

const fail = (error: unknown) => {
  const { log, lines, text } = openLogLines();
  logFailure(log, error, 'id-of-call');
  return { line: lines()[0], text: text() };
};

/** Errors, each the cause of the one before. */
const chain = (length: number): Error =>
  Object.assign(new Error(`text ${length}`), {
    name: `Error${length}`,
    ...(length > 1 && { cause: chain(length - 1) }),
  });

describe('the line of a failure', () => {
  it('has the id, the level and the time, and no name of the machine or the process', () => {
    const { line } = fail(new Error('text'));
    expect(line).toMatchObject({ level: 50, id: 'id-of-call', error: 'Error' });
    expect(Object.keys(line ?? {}).sort()).toEqual(['at', 'error', 'id', 'level', 'time']);
  });

  it('names the causes, at most four', () => {
    expect(fail(chain(3)).line).toMatchObject({
      error: 'Error3',
      causes: [{ error: 'Error2' }, { error: 'Error1' }],
    });
    expect(fail(chain(9)).line?.causes).toHaveLength(4);
  });

  it('names an error that is its own cause once', () => {
    const error = new Error('text');
    error.cause = error;
    expect(fail(error).line).not.toHaveProperty('causes');
  });

  it('of something that is no error has its type only', () => {
    for (const [thrown, type] of [
      ['a text of a member', 'string'],
      [null, 'object'],
    ] as const) {
      const { line, text } = fail(thrown);
      expect(line).toMatchObject({ error: type });
      expect([line?.at, text.includes('a member')]).toEqual([undefined, false]);
    }
    expect(fail(new Error('text', { cause: 'a text' })).line?.causes).toEqual([
      { error: 'string' },
    ]);
  });

  it('has a code that is a word, no other', () => {
    expect(fail(Object.assign(new Error('text'), { code: 'ENOENT' })).line?.code).toBe('ENOENT');
    expect(fail(Object.assign(new Error('text'), { code: { a: 'secret' } })).text).not.toMatch(
      'secret',
    );
  });

  it('has the places without the message, also when the message looks like a place', () => {
    const { line, text } = fail(new Error('first\n    at secret (member.ts:1:1)\nlast'));
    expect(text).not.toMatch(/secret|first|last/);
    expect(line?.at).toEqual(expect.arrayContaining([expect.stringMatching(/^at .*log\.test/)]));
    for (const place of Object(line).at) expect(place).toMatch(/^at /);
  });

  it('has no places when the message was changed, because the stack still has the old one', () => {
    const error = new Error('a secret');
    expect(error.stack).toContain('a secret');
    error.message = 'changed';
    const { line, text } = fail(error);
    expect([line?.at, text.includes('secret')]).toEqual([undefined, false]);
  });
});

it('a line that is JSON already is written as it is, if the level includes it', () => {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  writeInfo(createLog('info', destination), '{"a":1}\n');
  writeInfo(createLog('warn', destination), '{"a":2}\n');
  expect(written).toEqual(['{"a":1}\n']);
});

describe('lines', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function openGathered() {
    const before = process.listeners('exit');
    const written: string[] = [];
    const log = gather({ write: (text) => void written.push(text) });
    const atExit = process.listeners('exit').filter((listener) => !before.includes(listener));
    return { written, log, atExit };
  }

  it('are collected for a tenth of a second and written together, once', () => {
    const { written, log } = openGathered();
    log.write('one\n');
    log.write('two\n');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(100);
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual(['one\ntwo\n']);
  });

  it('are written at once when they are many', () => {
    const { written, log } = openGathered();
    log.write('x'.repeat(8_191));
    expect(written).toEqual([]);
    log.write('y');
    expect(written).toEqual([`${'x'.repeat(8_191)}y`]);
  });

  it('go to stdout, and are there before the process may end', () => {
    const stdout = vi.spyOn(fs, 'writeSync').mockImplementation((_fd, text) => String(text).length);
    createLog('info').info('a line');
    vi.advanceTimersByTime(100);
    expect(stdout.mock.calls.map(([fd, text]) => [fd, JSON.parse(String(text))])).toMatchObject([
      [1, { msg: 'a line' }],
    ]);
    stdout.mockRestore();
  });

  it('are written when the process ends', () => {
    const { written, log, atExit } = openGathered();
    log.write('last\n');
    for (const listener of atExit) listener.call(process, 0);
    expect([written, atExit.length]).toEqual([['last\n'], 1]);
  });
});
