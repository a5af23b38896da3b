import { expect, it } from 'vitest';
import { countForProof } from '../support/app/proof.ts';
import { inEngines } from './inEngines.ts';

/** Mistakes that a page may make. Each is planted, and each engine must report it. */
const PLANTS = [
  ['an uncaught error', 'setTimeout(() => { throw new Error("planted"); })'],
  ['an unhandled rejection', 'Promise.reject(new Error("planted"))'],
  ['an error on the console', 'console.error("planted")'],
  ['a picture that is missing', 'document.body.append(picture("/planted.jpg"))'],
  ['a picture from elsewhere', 'document.body.append(picture("https://example.com/planted.jpg"))'],
  ['what only another engine has', '[1, 2, 3].forEach((n) => setTimeout(() => elsewhere(n)))'],
  ['a script that cannot load, retried at once', 'again(() => import("/assets/planted.js"))'],
  ['a popover that does not open', 'setTimeout(() => document.body.showPopover())'],
  ['a script that the policy does not name', 'document.body.append(script("planted"))'],
  ['an error after Back to a page that was left', 'comeBack(); console.error("planted")'],
] as const;

/** `elsewhere` is at hand in Firefox alone (1), in Chromium alone (2), and everywhere but in WebKit (3). */
const HELPERS = `
  const elsewhere = (n) => [navigator.buildID, navigator.userAgentData, window.requestIdleCallback][n - 1].name;
  const picture = (src) => Object.assign(new Image(), { src });
  const again = (load) => load().catch(load);
  const comeBack = () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };
  const script = (text) => { const it = document.createElement('script'); it.append(text); return it; };
`;

inEngines((withPlace) => {
  for (const [fault, plant] of PLANTS) {
    it(
      `sees ${fault}`,
      withPlace(async ({ engine, newPerson }) => {
        const me = await newPerson();
        await me.open('/search');
        expect(engine.takeTrouble()).toEqual([]);
        await me.run(HELPERS + plant);
        await expect.poll(() => engine.takeTrouble().join('\n')).not.toBe('');
        countForProof('faults');
      }),
    );
  }
});
