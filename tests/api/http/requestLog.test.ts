import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../../../contract/endpoint.ts';
import { list, one } from '../../../contract/shape.ts';
import { DatabaseError } from '../../../server/db/database.ts';
import { implement } from '../../../server/http/implement.ts';
import { openCallApp } from '../../support/app/callApp.ts';
import { listen } from '../../support/app/server/listen.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';

const PATIENCE = { timeout: 10_000 };

describe('T60 the log', () => {
  const notes = endpoints({
    'GET /public/notes/:id': {
      summary: 'A note',
      audience: 'anyone',
      params: z.strictObject({ id: z.string() }),
      query: z.strictObject({ q: z.string().optional() }),
      output: list(z.string()),
    },
    'POST /public/notes': {
      summary: 'Write one',
      audience: 'anyone',
      body: z.looseObject({ kind: z.string().optional() }),
      output: one(z.int()),
    },
  });
  const MARKER = 'marker-홍길동';

  /** A typical error: it has a cause, and its text quotes data and looks like a line of a stack. */
  function causedError() {
    const reason = new DatabaseError('42703', `${MARKER}\n    at ${MARKER} (note.ts:1:1)`);
    const broken = new TypeError(`"${MARKER}" is no note`, { cause: reason });
    return new Error(`${MARKER}\n    at ${MARKER}`, { cause: broken });
  }

  async function openNotes() {
    const { log, text, lines } = openLogLines();
    const opened = openCallApp(
      implement(notes, {
        'GET /public/notes/:id': async ({ params }) => {
          if (params.id === 'broken') throw new Error(`${MARKER} cannot be read`);
          if (params.id === 'caused') throw causedError();
          if (params.id === 'sql') throw new DatabaseError('42601', `select '${MARKER}'`);
          return { data: [params.id] };
        },
        'POST /public/notes': async ({ body }) => {
          // An answer that breaks its own schema reports which field is wrong.
          return { data: body.kind === 'drift' ? Number(MARKER) : 1 };
        },
      }),
      { log },
    );
    return { ...(await listen(opened, log)), text, lines };
  }

  it('has one line for each request: method, pattern, status, time, id', async () => {
    const { url, lines } = await openNotes();
    await fetch(`${url}/public/notes/1?q=a`);
    await fetch(`${url}/public/notes/1?q=a`); // from the cache
    await fetch(`${url}/public/none`);
    await expect.poll(() => lines().length, PATIENCE).toBe(3);
    const note = { level: 30, method: 'GET', route: '/public/notes/:id', status: 200 };
    expect(lines()).toMatchObject([note, note, { route: '*', status: 404 }]);
    for (const line of lines()) {
      expect(line).toMatchObject({ time: expect.any(Number), ms: expect.any(Number) });
      expect(Object.keys(line).sort()).toEqual(
        ['id', 'level', 'method', 'ms', 'route', 'status', 'time'].sort(),
      );
    }
    expect(new Set(lines().map(({ id }) => id)).size).toBe(3);
  });

  it('never contains text that a person typed or sent, also after an error', async () => {
    const { url, text, lines } = await openNotes();
    const marker = encodeURIComponent(MARKER);
    const headers = {
      Origin: 'http://localhost:3000',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${marker}`,
      'X-Forwarded-For': marker,
      'User-Agent': marker,
    };
    const send = (body: string) => fetch(`${url}/public/notes`, { method: 'POST', headers, body });
    const statuses = [
      await fetch(`${url}/public/notes/${marker}?q=${marker}`),
      await fetch(`${url}/public/notes/x?q=${marker}%00`),
      await fetch(`${url}/public/notes/x?${marker}=1`),
      await fetch(`${url}/public/notes/broken?q=${marker}`),
      await fetch(`${url}/public/notes/sql`),
      await fetch(`${url}/public/notes/caused`),
      await fetch(`${url}/${marker}`),
      await send(JSON.stringify({ text: MARKER })),
      await send(`{"text":"${MARKER}`),
      await send('{"kind":"drift"}'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 400, 400, 500, 500, 500, 404, 200, 400, 500]);
    await expect.poll(() => lines().length, PATIENCE).toBe(statuses.length + 4);
    expect(text()).not.toMatch(/marker|홍길동|%ED/i);
  });

  it('shows the kind of an unexpected error and the place in our code', async () => {
    const { url, lines } = await openNotes();
    const answer = await fetch(`${url}/public/notes/broken`);
    const { requestId } = (await answer.json()) as { requestId: string };
    await expect.poll(() => lines().length, PATIENCE).toBe(2);
    expect(lines()[0]).toMatchObject({ level: 50, id: requestId, error: 'Error' });
    expect(JSON.stringify(lines()[0]?.at)).toContain('requestLog.test.ts');
  });

  it('ERR-19 shows the same for each cause of the error', async () => {
    const { url, lines } = await openNotes();
    await fetch(`${url}/public/notes/caused`);
    await expect.poll(() => lines().length, PATIENCE).toBe(2);
    const at = expect.arrayContaining([expect.stringContaining('requestLog.test.ts')]);
    expect(lines()[0]).toMatchObject({
      error: 'Error',
      at,
      causes: [
        { error: 'TypeError', at },
        { error: 'DatabaseError', code: '42703', at },
      ],
    });
  });
});
