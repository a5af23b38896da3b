import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import type { Cell, Fault } from './cell.ts';
import { untilQuiet } from './faultWorld.ts';

const OFFLINE = /인터넷에 연결되어 있지 않아요/;
const SLOW = /시간이 걸리고 있어요/;

/** Changes what happens to the calls of the flow. */
const onCalls = (happen: (route: Route) => Promise<unknown>): Pick<Fault, 'begin' | 'end'> => ({
  begin: ({ page, flow }) =>
    page.route(
      () => true,
      (route) => {
        const { pathname } = new URL(route.request().url());
        const isMeant = flow.call.test(`${route.request().method()} ${pathname}`);
        return isMeant ? happen(route) : route.fallback();
      },
    ),
  end: ({ page }) => page.unrouteAll(),
});

const refused = (status: number, code: string, headers = {}) =>
  onCalls((route) => route.fulfill({ status, headers, json: { code, message: '' } }));

const offline = {
  begin: ({ page }: Cell) => page.context().setOffline(true),
  end: ({ page }: Cell) => page.context().setOffline(false),
};

export const FAULTS: readonly Fault[] = [
  { name: 'offline at the start', strikes: 'at the start', sorry: OFFLINE, ...offline },
  { name: 'offline in the form', strikes: 'in the form', sorry: OFFLINE, ...offlineForACall() },
  {
    name: 'a line of 400 ms and 400 kbit/s',
    strikes: 'at the start',
    begin: ({ page }) => throttle(page, { latency: 400, throughput: 400_000 / 8 }),
    end: ({ page }) => throttle(page, { latency: 0, throughput: -1 }),
  },
  { name: 'a call that hangs', strikes: 'in the form', isPending: true, sorry: SLOW, ...hanging() },
  {
    name: 'a connection that breaks after the server has acted',
    strikes: 'in the form',
    ...onCalls(async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    }),
  },
  { name: '500', strikes: 'in the form', ...refused(500, 'internal') },
  {
    name: '503 with Retry-After',
    strikes: 'in the form',
    ...refused(503, 'overloaded', { 'Retry-After': '1' }),
  },
  {
    name: '429',
    strikes: 'in the form',
    sorry: /짧은 시간에 요청이 몰렸어요/,
    ...refused(429, 'too_many_requests'),
  },
  {
    name: 'a session that is lost',
    strikes: 'in the form',
    leadsAway: true,
    sorry: /로그인이 필요|직원 로그인/,
    begin: ({ page }) => page.context().clearCookies(),
    // The same account comes back, as after another login.
    end: ({ page, cookies }) => page.context().addCookies([...cookies]),
  },
  {
    name: 'an answer that is no JSON, after the server has acted',
    strikes: 'in the form',
    ...onCalls(async (route) => {
      await route.fetch();
      await route.fulfill({ status: 200, contentType: 'text/html', body: '<html>{"data":' });
    }),
  },
  {
    name: 'a script that breaks off',
    strikes: 'in the form',
    leadsAway: true,
    sorry: /문제가 생겼어요/,
    begin: ({ page }) => page.route('**/assets/*.js', (route) => route.abort('connectionreset')),
    press: ({ page }) => goTo(page, SCREEN_OF_NO_FLOW),
    end: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'storage that is refused',
    strikes: 'at the start',
    beforeStart: (page) => page.addInitScript(refuseStorage),
    begin: async () => undefined,
    end: async () => undefined,
  },
];

const SCREEN_OF_NO_FLOW = '/my-page/reviews';

/** As a link would: the page stays, the screen changes. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

async function throttle(page: Page, line: { latency: number; throughput: number }): Promise<void> {
  const { latency, throughput } = line;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/**
 * The bar says so at once: the connection comes back only when a call, or its script, has been without it, and when
 * nothing is on its way any more. A photo may still be drawn while the script of a message fails.
 */
function offlineForACall(): Pick<Fault, 'begin' | 'end'> {
  let failed: Promise<unknown>;
  return {
    begin: async (cell) => {
      await offline.begin(cell);
      failed = cell.page.waitForEvent('requestfailed', (asked) =>
        ['fetch', 'script'].includes(asked.resourceType()),
      );
      failed.catch(() => undefined); // of a cell that ends before
    },
    end: async (cell) => {
      await failed;
      await untilQuiet(cell);
      await offline.end(cell);
    },
  };
}

/** Nothing comes, until the browser gives up. */
function hanging(): Pick<Fault, 'begin' | 'end'> {
  const held = new Set<Route>();
  const { begin, end } = onCalls(async (route) => {
    held.add(route);
  });
  return {
    begin,
    end: async (cell) => {
      // A change that is shown at once may not be sent yet.
      await expect.poll(() => held.size).toBeGreaterThan(0);
      await Promise.all([...held].map((route) => route.abort('timedout')));
      held.clear();
      await end(cell);
    },
  };
}

/** Cookies work; other storage throws. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse });
  }
}
