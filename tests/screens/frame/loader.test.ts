import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadApp } from '../../../server/http/pages/loader.ts';

const SCRIPTS = ['/react.js', '/main.js', '/home.js'];
const RENDERED = `
  <div id="root">
    <p>나비의원</p>
    <a href="/home">홈</a>
    <button type="button" id="save"><i>저장</i></button>
    <button type="submit">보내기</button>
    <button type="button" id="call">전화</button>
  </div>`;

const listening = () => vi.mocked(addEventListener).mock.calls;
/** What the loader adds to the head of the document; nothing is loaded. */
let head: Element[] = [];
const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const pressed = () => [...document.querySelectorAll('[data-pressed=""]')];
/** Whether the press was held back, so that the browser does nothing. */
const press = (target: EventTarget) =>
  !target.dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
const added = () =>
  head.map((each) =>
    each.localName === 'link'
      ? `${each.getAttribute('rel')} ${each.getAttribute('href')}`
      : `${each.getAttribute('type')} ${each.getAttribute('src')}`,
  );
const PRELOADS = SCRIPTS.map((url) => `modulepreload ${url}`);
const MODULES = SCRIPTS.map((url) => `module ${url}`);

/** A page that is left takes its listeners with it. */
function leave(): void {
  for (const listener of listening()) removeEventListener(...listener);
  vi.mocked(addEventListener).mockClear();
}

function load(address = '/home', page = RENDERED): void {
  leave();
  history.replaceState(null, '', address);
  document.body.innerHTML = page;
  loadApp(SCRIPTS);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'addEventListener');
  head = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    head.push(...nodes.filter((node) => node instanceof Element));
  });
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
  for (const name of ['listening', 'lineApp']) delete document.documentElement.dataset[name];
});

describe('the scripts of a page', () => {
  it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'of a rendered page wait for the first %s',
    (sign) => {
      load();
      vi.runAllTimers();
      expect(added()).toEqual([]);
      dispatchEvent(new Event(sign));
      vi.runAllTimers();
      expect(added()).toEqual([...PRELOADS, ...MODULES]);
    },
  );

  it('of a rendered page that is not touched start 50 ms after the load event', () => {
    load();
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(49);
    expect(added()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(added()).toEqual(PRELOADS);
  });

  it.each(['<div id="root"></div>', ''])(
    'of a page that is not rendered start at once: %s',
    (page) => {
      load('/home', page);
      vi.runAllTimers();
      expect(added()).toEqual([...PRELOADS, ...MODULES]);
    },
  );

  it('start once, also when several signs come', () => {
    load();
    for (const sign of ['keydown', 'keydown', 'pointerdown', 'load'])
      dispatchEvent(new Event(sign));
    vi.runAllTimers();
    expect(added()).toEqual([...PRELOADS, ...MODULES]);
  });

  it('come in their order, each in a task of its own', () => {
    load('/home', '');
    expect(added()).toEqual(PRELOADS);
    expect(vi.getTimerCount()).toBe(SCRIPTS.length);
    vi.runAllTimers();
    expect(added()).toEqual([...PRELOADS, ...MODULES]);
    expect(head.slice(3)).toMatchObject(Array(3).fill({ async: false }));
  });

  it('do not hold up a finger that scrolls', () => {
    load();
    const [, , options] = listening().find(([name]) => name === 'touchstart') ?? [];
    expect(options).toMatchObject({ passive: true });
  });

  it('have a policy where the browser demands one', () => {
    const createPolicy = (
      name: string,
      { createScriptURL }: Record<string, (url: string) => string>,
    ) => ({
      createScriptURL: (url: string) => `/allowed-by-${name}${createScriptURL?.(url)}`,
    });
    vi.stubGlobal('trustedTypes', { createPolicy });
    load('/oauth/line', '');
    vi.runAllTimers();
    expect(added()).toEqual([
      ...PRELOADS,
      ...SCRIPTS.map((url) => `module /allowed-by-start${url}`),
    ]);
  });
});

describe('a press before the app listens', () => {
  it('on a button is held back and marked', () => {
    load();
    expect(press(element('#save i'))).toBe(true);
    expect(pressed()).toEqual([element('#save')]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is marked although the page stops it', () => {
    load();
    element('#save').addEventListener('click', (event) => event.stopPropagation());
    expect(press(element('#save'))).toBe(true);
    expect(pressed()).toEqual([element('#save')]);
  });

  it('on a link, on a text and on the button that sends a form does what the browser does', () => {
    load();
    for (const target of [element('a'), element('p'), element('[type=submit]'), document])
      expect(press(target)).toBe(false);
    expect(pressed()).toEqual([]);
  });

  it('is the last that is held back: the app handles presses from then on', () => {
    load();
    document.documentElement.dataset.listening = '';
    expect(press(element('#save'))).toBe(false);
    expect(pressed()).toEqual([]);
  });
});

describe('inside LINE, which loads a page twice', () => {
  const FIRST = '/liff/home#access_token=x';

  it('links wait too while the address has the tokens of the login', () => {
    load(FIRST);
    for (const selector of ['a', '#save']) expect(press(element(selector))).toBe(true);
    expect(pressed()).toEqual([element('a'), element('#save')]);
  });

  it.each(['a', '#save', '#call'])(
    '%s that was pressed before the second load is pressed after it',
    (selector) => {
      load(FIRST);
      press(element(selector));
      load('/liff/home');
      expect(pressed()).toEqual([element(selector)]);
      load('/liff/home');
      expect(pressed()).toEqual([]);
    },
  );

  it('nothing is pressed when nothing was, or when the page is another', () => {
    load('/liff/home');
    expect(pressed()).toEqual([]);
    load(FIRST);
    press(element('#call'));
    load('/liff/home', '<div id="root"><p>나비의원</p></div>');
    expect(pressed()).toEqual([]);
  });

  it('the press is kept for the second load, and for pages inside LINE', () => {
    load(FIRST);
    press(element('#save'));
    for (const address of [FIRST, '/home']) {
      load(address);
      expect(pressed()).toEqual([]);
    }
    load('/liff/home');
    expect(pressed()).toEqual([element('#save')]);
  });

  it('a browser that blocks the storage starts the app all the same', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    load(FIRST);
    expect(press(element('#save'))).toBe(true);
    expect(pressed()).toEqual([element('#save')]);
    load('/liff/home');
    expect(pressed()).toEqual([]);
    dispatchEvent(new Event('keydown'));
    vi.runAllTimers();
    expect(added()).toEqual([...PRELOADS, ...MODULES]);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari Line/15.1 LIFF', 'ios'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Safari Line/15.1 LIFF', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/130 Line/15.1 LIFF', undefined],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari', undefined],
  ])(
    'the lower bar has its height on an iPhone and an iPad from the first paint: %s',
    (agent, app) => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
      load('/liff/home');
      expect(document.documentElement.dataset.lineApp).toBe(app);
    },
  );
});
