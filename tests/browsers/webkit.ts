import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/app/server/startServer.ts';
import { type Driver, type Engine, orNothing, type Point, type Thing } from './driver.ts';
import { startWatchedSite } from './watchedSite.ts';
import { openSession, type WebDriver } from './webDriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';

/** Without a graphics card, WebKit's compositor crashes now and then in the software driver of Mesa. */
const WITHOUT_GRAPHICS = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** WebKitGTK, the nearest to an iPhone that runs on Linux. */
export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () => [DRIVER, DISPLAY_SERVER, miniBrowser()].every((path) => existsSync(path)),
  installLine:
    'sudo apt-get install -y --no-install-recommends webkit2gtk-driver xvfb fonts-noto-cjk',
  async start() {
    const site = await startWatchedSite();
    const screen = await startScreen();
    return {
      siteUrl: site.url,
      newDriver: () => openDriver(screen.display),
      takeTrouble: site.takeTrouble,
      stop: async () => {
        screen.stop();
        await site.stop();
      },
    };
  },
};

function miniBrowser(): string {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return '';
  const places = readdirSync(libraries).map((machine) =>
    join(libraries, machine, 'webkit2gtk-4.1/MiniBrowser'),
  );
  return places.find((path) => existsSync(path)) ?? '';
}

/** A virtual screen, on a number that is free. */
async function startScreen() {
  const screen = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = await once(screen.stdout, 'data');
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}

/** WebKitWebDriver serves one session, so each person has a separate process. */
async function openDriver(display: string): Promise<Driver> {
  const port = await freePort();
  const process_ = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, ...WITHOUT_GRAPHICS, DISPLAY: display, TZ: 'Asia/Seoul' },
    stdio: 'ignore',
  });
  const session = await openSession(`http://127.0.0.1:${port}`, {
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  await session.send('POST', '/window/rect', { width: 390, height: 844 });
  return driverOf(session, await session.send('GET', '/window/handles'), () => process_.kill());
}

/** The windows stay in the order they opened; the protocol lists them in any order. */
function driverOf(session: WebDriver, first: string[], stop: () => void): Driver {
  let windows = first;
  const listWindows = async () => {
    const open = await session.send<string[]>('GET', '/window/handles');
    const known = windows.filter((handle) => open.includes(handle));
    windows = [...known, ...open.filter((handle) => !known.includes(handle))];
    return windows;
  };
  return {
    goTo: (url) => session.send('POST', '/url', { url }),
    back: () => session.send('POST', '/back', {}),
    reload: () => session.send('POST', '/refresh', {}),
    ask: (expression) => session.run(expression),
    find: async (expression) => thingOf(session, await session.element(expression)),
    drag: (points) => session.send('POST', '/actions', { actions: [dragActions(points)] }),
    exposes: async (role, text) => {
      const element = await session.element(
        `[...document.querySelectorAll('[role]')].find((e) => e.textContent === ${JSON.stringify(text)}) ?? null`,
      );
      if (!element) return false;
      return (await session.send('GET', `${element}/computedrole`)) === role;
    },
    windowCount: async () => (await listWindows()).length,
    lookAt: async (window) => {
      const handle = (await listWindows())[window];
      await session.send('POST', '/window', { handle });
    },
    close: async () => {
      await orNothing(session.send('DELETE', ''));
      stop();
    },
  };
}

function dragActions(points: readonly Point[]) {
  const moves = points.map(({ x, y }) => ({
    type: 'pointerMove',
    duration: 50,
    x: Math.round(x),
    y: Math.round(y),
  }));
  const actions = [
    ...moves.slice(0, 1),
    { type: 'pointerDown', button: 0 },
    ...moves.slice(1),
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

function thingOf(session: WebDriver, element: string | undefined): Thing | undefined {
  if (!element) return undefined;
  const type = (text: string) => session.send('POST', `${element}/value`, { text });
  return { press: () => session.send('POST', `${element}/click`, {}), type, pick: type };
}
