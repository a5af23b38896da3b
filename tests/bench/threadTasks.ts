import type { CDPSession } from 'playwright';

/** The work of the page's thread in one go: scripts, layout, paint. */
export interface ThreadTask {
  /** Processor time, on the slowed processor. */
  busyMs: number;
  /** By the clock: includes waiting for other threads, which paint on a machine without graphics. */
  clockMs: number;
  /** Before the first paint there is nothing to press. */
  isPainted: boolean;
}

/** In the format of the browser's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The tasks of the page's thread during an action. */
export async function tasksDuring(
  session: CDPSession,
  goOn: () => Promise<unknown>,
): Promise<ThreadTask[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol does not type them.
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'loading'] },
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
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  return events
    .filter((event) => event.name === 'RunTask' && pages.has(place(event)))
    .map(({ tdur = 0, dur = 0, ts }) => {
      return { busyMs: tdur / 1_000, clockMs: dur / 1_000, isPainted: ts >= paint };
    });
}
