import type { CDPSession } from 'playwright';

/** What the thread of the page did in one go: scripts, layout, paint. */
export interface ThreadTask {
  /** Of the processor, slowed as it is. */
  busyMs: number;
  /** By the clock: also what it waited for other threads, which on a machine without graphics do the drawing. */
  clockMs: number;
}

/** As the browser's own trace writes them; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The tasks of the page's thread while something goes on. */
export async function tasksDuring(
  session: CDPSession,
  goOn: () => Promise<unknown>,
): Promise<ThreadTask[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol leaves them untyped.
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await goOn();
  const isComplete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await isComplete;

  const place = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const named = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const pages = new Set(events.filter(named).map(place));
  return events
    .filter((event) => event.name === 'RunTask' && pages.has(place(event)))
    .map(({ tdur = 0, dur = 0 }) => ({ busyMs: tdur / 1_000, clockMs: dur / 1_000 }));
}
