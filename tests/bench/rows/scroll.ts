import { slowdownToPhone } from '../phoneSpeed.ts';
import type { Row } from '../row.ts';
import { openSlowPhone } from '../slowPhone.ts';
import { median } from '../statistics.ts';
import { type ThreadTask, tasksDuring } from '../threadTasks.ts';

const SCREENS = 20;
const SCREEN_PX = 823;
const PIXELS_PER_SECOND = 3_000;
const LONG_MS = 50;

/**
 * The clinics tab pulled down twenty screens on a slow phone. Counted is what keeps the thread of the page busy
 * for longer than a frame may take; what it waits for, the machine's drawing without graphics, is told beside it.
 */
export const scroll: Row = {
  name: 'scroll',
  needs: ['PostgreSQL', 'load set'],
  measure: async ({ onPostgres, browser, extent }) => {
    const server = await onPostgres('load', { isCached: true });
    const tasks: ThreadTask[] = [];
    const slowdowns: number[] = [];
    const rounds = Math.ceil(extent.rounds / 3);
    // The first round only warms up: a starting server uses the processor that the page needs.
    for (let round = 0; round <= rounds; round += 1) {
      const processorSlowed = await slowdownToPhone(await browser());
      const { page, session, close } = await openSlowPhone(await browser(), {
        isNetworkSlow: false,
        processorSlowed,
      });
      await page.goto(`${server.url}/contents?tabId=clinics`);
      await page.waitForFunction(() => document.documentElement.dataset.interactive);
      await page.getByRole('article').first().waitFor();
      const pull = () =>
        session.send('Input.synthesizeScrollGesture', {
          x: 200,
          y: 400,
          yDistance: -SCREENS * SCREEN_PX,
          speed: PIXELS_PER_SECOND,
          gestureSourceType: 'mouse',
        });
      const ofRound = await tasksDuring(session, pull);
      if (round > 0) {
        slowdowns.push(processorSlowed);
        for (const task of ofRound) tasks.push(task);
      }
      const scrolled = await page.evaluate(() => scrollY);
      if (scrolled < 0.9 * SCREENS * SCREEN_PX) throw new Error(`It scrolled ${scrolled} px only`);
      await close();
    }
    if (tasks.length < 1_000) throw new Error(`The browser told of ${tasks.length} tasks only`);

    const busiest = Math.max(...tasks.map(({ busyMs }) => busyMs));
    const waiting = tasks.filter(({ clockMs }) => clockMs > LONG_MS).length;
    return [
      {
        name: 'tasks of the page busy for over 50 ms, 20 screens of the clinics tab, load set',
        value: tasks.filter(({ busyMs }) => busyMs > LONG_MS).length,
        unit: '',
        aim: { atMost: 0 },
        detail: `${tasks.length} tasks in ${rounds} runs, busiest ${busiest.toFixed(0)} ms; over 50 ms by the clock, with waiting for other threads, ${waiting}; processor slowed ${median(slowdowns).toFixed(1)} times to that of the phone`,
      },
    ];
  },
};
