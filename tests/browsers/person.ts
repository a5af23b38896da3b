import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ja, ko } from '../support/fixtures/texts.ts';
import { type Driver, orNothing, type RunningEngine, type Thing } from './driver.ts';
import { findInPage, type Wanted } from './findInPage.ts';

const TEXTS = { ko, ja };
export type Language = keyof typeof TEXTS;

const FINDER = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);
const PATIENCE_MS = 20_000;
const GLANCE_MS = 100;
const SETTLING_MS = 300;

/** A person with a browser: journeys use these calls. */
export type Person = ReturnType<typeof personAt>;

export async function newPerson(engine: RunningEngine, language: Language): Promise<Person> {
  return personAt(await engine.newDriver(), engine.siteUrl, language);
}

function personAt(driver: Driver, siteUrl: string, language: Language) {
  const bodyText = () => driver.ask<string>('document.body.innerText');
  const here = () => driver.ask<string>('location.pathname + location.search');

  const find = async (wanted: Wanted): Promise<Thing | undefined> => {
    if (!(await driver.ask('"TestingLibraryDom" in window'))) await driver.ask(`void ${FINDER}`);
    return driver.find(`(${findInPage})(${JSON.stringify(wanted)})`);
  };
  /** A page may be replaced between looking and pressing; then the person looks again. */
  const touch = (wanted: Wanted, how: (thing: Thing) => Promise<unknown>) =>
    until(`${JSON.stringify(wanted)} to touch`, async () => {
      const thing = await find(wanted);
      if (!thing) return false;
      await how(thing);
      return true;
    });
  const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + PATIENCE_MS;
    let reason = '';
    while (Date.now() < deadline) {
      try {
        if (await isSo()) return;
      } catch (error) {
        reason = String(error);
      }
      await wait(GLANCE_MS);
    }
    const address = await orNothing(here());
    throw new Error(`Not there: ${what}, at ${address}\n${reason}\n${await orNothing(bodyText())}`);
  };
  /** Hydration of a section, and its errors, come a little later. */
  const untilInteractive = async () => {
    await until('a page that answers', () => driver.ask(`(${isInteractive})()`));
    await wait(SETTLING_MS);
  };

  return {
    texts: TEXTS[language],
    language,
    close: driver.close,

    /** An address of the site, in the language of the person. */
    open: async (address: string) => {
      const url = new URL(address, siteUrl);
      url.searchParams.set('lang', language);
      await driver.goTo(url.href);
      await untilInteractive();
    },
    press: (role: string, name: string | RegExp) =>
      touch({ role, ...matcher(name), isInReach: true }, (thing) => thing.press()),
    type: (role: string, name: string | RegExp, text: string) =>
      touch({ role, ...matcher(name), isInReach: true }, (thing) => thing.type(text)),
    pick: (label: string, file: string) =>
      touch({ role: 'file', name: label }, (thing) => thing.pick(file)),
    see: (text: string) => until(text, async () => (await bodyText()).includes(text)),
    seeNot: (text: string) => until(`no ${text}`, async () => !(await bodyText()).includes(text)),
    seeThe: (role: string, name: string | RegExp) =>
      until(`${role} ${name}`, async () => (await find({ role, ...matcher(name) })) !== undefined),
    /** A heading, without scrolling to it. */
    seeOnScreen: (text: string) =>
      until(`${text} on the screen`, () =>
        driver.ask<boolean>(`(${isOnScreen})(${JSON.stringify(text)})`),
      ),
    /** The first such text on the page. */
    read: async (pattern: RegExp): Promise<string> => {
      let text: string | undefined;
      await until(String(pattern), async () => {
        text = pattern.exec(await bodyText())?.[0];
        return text !== undefined;
      });
      return text ?? '';
    },
    address: here,
    isAt: (address: RegExp) => until(String(address), async () => address.test(await here())),
    back: () => driver.back(),
    reload: async () => {
      await driver.reload();
      await untilInteractive();
    },
    /** In the window that has opened; it may close itself at any moment. */
    beside: async (work: () => Promise<void>) => {
      await until('another window', async () => (await driver.windowCount()) > 1);
      await driver.lookAt(1);
      try {
        await work();
      } catch (error) {
        if ((await driver.windowCount()) > 1) throw error;
      }
      await until('one window', async () => (await driver.windowCount()) === 1);
      await driver.lookAt(0);
    },
    /** A message that lies above everything else on the page, and where it lies. */
    seeMessage: async (text: string): Promise<Rectangle> => {
      let place: Rectangle | null = null;
      await until(`a message: ${text}`, async () => {
        place = await driver.ask<Rectangle | null>(`(${messageInFront})(${JSON.stringify(text)})`);
        return place !== null;
      });
      return place ?? { x: 0, y: 0, width: 0, height: 0 };
    },
    seeNoMessage: () =>
      until('no message', () => driver.ask(`document.querySelector('.Toastify__toast') === null`)),
    drag: driver.drag,
    exposes: driver.exposes,
    /** Lets the page do what no finger could. */
    run: (script: string) => driver.ask<void>(`(() => {${script}})()`),
  };
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page. */
function messageInFront(text: string): Rectangle | null {
  const all = [...document.querySelectorAll('.Toastify__toast')];
  const message = all.find((one) => one.textContent === text);
  if (!message || message.getAnimations().length > 0) return null;
  const { x, y, width, height } = message.getBoundingClientRect();
  const front = document.elementFromPoint(x + width / 2, y + height / 2);
  return message.contains(front) ? { x, y, width, height } : null;
}

const matcher = (name: string | RegExp): Pick<Wanted, 'name' | 'isPattern'> =>
  typeof name === 'string' ? { name } : { name: name.source, isPattern: true };

/**
 * Runs in the page: its frame is hydrated, and so are all parts rendered by the server. The part that shows messages has
 * loaded, because a browser that leaves a page earlier complains about it.
 */
function isInteractive(): boolean {
  const sections = [...document.querySelectorAll('main :is(h1, h2, a, button)')];
  const isTaken = (element: Element) => Object.keys(element).some((key) => /^__react/.test(key));
  const isWhole = document.querySelector('.Toastify') !== null;
  // A page that is left while it still loads reports its cancelled files as errors.
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  const isLoaded = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0;
  return (
    'interactive' in document.documentElement.dataset &&
    isWhole &&
    sections.every(isTaken) &&
    files.every(isLoaded)
  );
}

/** Whether a heading with this text is on the screen. Runs in the page, so it knows nothing but its argument. */
function isOnScreen(text: string): boolean {
  return [...document.querySelectorAll('h1, h2, h3')].some((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return heading.textContent === text && top >= 0 && bottom <= innerHeight;
  });
}
