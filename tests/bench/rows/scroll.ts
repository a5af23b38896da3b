import type { Page } from 'playwright';
import type { Row } from '../row.ts';
import { openSlowPhone } from '../slowPhone.ts';

const SCREENS = 20;
const PIXELS_PER_SECOND = 3_000;
const LONG_MS = 50;

interface Frames {
  all: number;
  long: number;
  /** Long ones in which a script of ours ran for a long time. */
  ours: number;
  worst: number;
}

/** The clinics tab pulled down twenty screens on a slow phone. */
export const scroll: Row = {
  name: 'scroll',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, browser, extent }) => {
    const server = await onPostgres('load', { isCached: true });
    const runs: Frames[] = [];
    for (let round = 0; round < Math.ceil(extent.rounds / 3); round += 1) {
      const { page, session, close } = await openSlowPhone(await browser(), {
        isNetworkSlow: false,
      });
      await page.goto(`${server.url}/contents?tabId=clinics`);
      await page.waitForFunction(() => document.documentElement.dataset.alive);
      await page.getByRole('article').first().waitFor();
      await watchFrames(page);
      await session.send('Input.synthesizeScrollGesture', {
        x: 200,
        y: 400,
        yDistance: -SCREENS * 823,
        speed: PIXELS_PER_SECOND,
        gestureSourceType: 'mouse',
      });
      runs.push(await readFrames(page));
      const scrolled = await page.evaluate(() => scrollY);
      if (scrolled < 0.9 * SCREENS * 823) throw new Error(`It scrolled ${scrolled} px only`);
      await close();
    }
    const sum = (of: keyof Frames) => runs.reduce((total, frames) => total + frames[of], 0);
    return [
      {
        name: 'frames over 50 ms by our own scripts, 20 screens of the clinics tab, load set',
        value: sum('ours'),
        unit: '',
        aim: { atMost: 0 },
        detail: `${sum('all')} frames in ${runs.length} runs, ${sum('long')} over 50 ms from whatever reason, longest ${Math.max(...runs.map(({ worst }) => worst)).toFixed(0)} ms; 4x processor`,
      },
    ];
  },
};

interface Watched {
  frames?: { at: number; ms: number }[];
  tasks?: { at: number; ms: number }[];
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    // What this test hangs on the window of the page, which nobody else knows.
    const watched = window as unknown as Watched;
    const frames: { at: number; ms: number }[] = [];
    const tasks: { at: number; ms: number }[] = [];
    watched.frames = frames;
    watched.tasks = tasks;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        tasks.push({ at: startTime, ms: duration });
      }
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (now: number) => {
      frames.push({ at: last, ms: now - last });
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

function readFrames(page: Page): Promise<Frames> {
  return page.evaluate((longMs) => {
    // Hung there by watchFrames.
    const { frames = [], tasks = [] } = window as unknown as Watched;
    const long = frames.filter(({ ms }) => ms > longMs);
    // A frame that merely waited for the machine holds no long task.
    const ours = long.filter(({ at, ms }) =>
      tasks.some((task) => task.at < at + ms && task.at + task.ms > at),
    );
    const worst = Math.max(...frames.map(({ ms }) => ms));
    return { all: frames.length, long: long.length, ours: ours.length, worst };
  }, LONG_MS);
}
