/**
 * Runs in the browser: the only inline script of a page, which the policy allows by its hash. The page contains the
 * text of this function, so it uses nothing from outside.
 */
function loadApp(entry: string, scripts: readonly string[]): void {
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of scripts) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', src: trusted(entry) });
  };

  const add = (tag: string, attributes: Record<string, unknown>) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));

  // On callback pages, Trusted Types demand a policy for the URL of a script.
  const trusted = (url: string): unknown => {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    if (!trustedTypes) return url;
    return trustedTypes.createPolicy('start', { createScriptURL: () => url }).createScriptURL(url);
  };

  // Until React listens, a pressed button is marked. src/layout/earlyPresses.ts presses it again.
  const markPress = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[type=button]') : null;
    if (button && !('listening' in document.documentElement.dataset)) button.dataset.pressed = '';
  };
  addEventListener('click', markPress, { capture: true });

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
export function loaderScript(entry: string, scripts: readonly string[]): string {
  return `(${loadApp.toString()})(${JSON.stringify(entry)},${JSON.stringify(scripts)})`;
}
