/**
 * Runs in the browser: the only inline script of a page, which the policy allows by its hash. The page contains the
 * text of this function, so it uses nothing from outside.
 */
export function loadApp(scripts: readonly string[]): void {
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // On callback pages, Trusted Types demand a policy for the URL of a script.
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('start', { createScriptURL: (url) => url });
    // Later screens share some of these scripts. Without this link Vite preloads them again, and Firefox reports the
    // preload of a running script as an error.
    for (const href of scripts) add('link', { rel: 'modulepreload', href });
    // They load at the same time and run in this order. Each is added and run in a task of its own, because a page may
    // have thirty of them.
    for (const url of scripts) {
      const src = policy ? policy.createScriptURL(url) : url;
      setTimeout(() => add('script', { type: 'module', async: false, src }));
    }
  };

  const add = (tag: string, attributes: Record<string, unknown>) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));

  // LINE loads a page twice: first with the tokens of the login after '#', which a link would lose, so links wait too.
  const isFirstInLine = location.hash.includes('token=');
  const waiting = isFirstInLine ? '[type=button], a[href]' : '[type=button]';
  // A browser may block the storage.
  const memory = () => {
    try {
      return sessionStorage;
    } catch {
      return null;
    }
  };
  const pressable = () => [...document.querySelectorAll<HTMLElement>('[type=button], a[href]')];

  // Until React listens, a pressed element is marked. src/layout/earlyPresses.ts presses it again.
  const markPress = (press: Event) => {
    if ('listening' in document.documentElement.dataset || !(press.target instanceof Element))
      return;
    const pressed = press.target.closest<HTMLElement>(waiting);
    if (!pressed) return;
    press.preventDefault();
    pressed.dataset.pressed = '';
    if (isFirstInLine) memory()?.setItem('pressed', String(pressable().indexOf(pressed)));
  };
  addEventListener('click', markPress, { capture: true });

  // On an iPhone in LINE the lower bar is higher. The SDK names the phone only after the first paint, so the loader
  // reads the user agent: the bar does not grow on a visible page.
  if (/iP(hone|ad).* LIFF/.test(navigator.userAgent))
    document.documentElement.dataset.lineApp = 'ios';

  // LINE loads the same page a second time, so the pressed element has the same place among the others.
  if (location.pathname.startsWith('/liff/') && !isFirstInLine) {
    const pressed = pressable()[Number(memory()?.getItem('pressed') ?? -1)];
    if (pressed) pressed.dataset.pressed = '';
    memory()?.removeItem('pressed');
  }

  // A rendered page works without scripts, so they wait for the first touch or the load event.
  const isRendered = document.getElementById('root')?.hasChildNodes();
  if (!isRendered) start();
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(sign, start, { once: true, passive: true });
  }
  addEventListener('load', () => setTimeout(start, 50));
}

interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls;
}
interface ScriptUrls {
  createScriptURL: (url: string) => unknown;
}

/** The text of the inline script. The addresses are inside, so that the hash covers them. */
export function loaderScript(scripts: readonly string[]): string {
  return `(${loadApp.toString()})(${JSON.stringify(scripts)})`;
}
