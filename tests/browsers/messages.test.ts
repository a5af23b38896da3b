import { expect, it } from 'vitest';
import { inEngines } from './inEngines.ts';
import { firstOf } from './journeys.ts';
import type { Person } from './person.ts';

/** In the middle of the close button, which is 44 px wide at the right edge. */
const CLOSE_FROM_RIGHT = 30;

/** A guest at a clinic, with the login modal open. */
async function openSheet(me: Person, siteUrl: string): Promise<void> {
  const { id } = await firstOf<{ id: string }>(siteUrl, 'clinics');
  await me.open(`/contents/clinic/${id}`);
  await me.run('navigator.clipboard.writeText = () => Promise.resolve()');
  await me.press('button', me.texts.common.bookCounsel);
  await me.seeThe('dialog', me.texts.login.title);
}

/** By a script: the button lies behind the modal, and its message comes in front of it. */
async function copyAddress(me: Person) {
  const { copyAddress: label, addressCopied } = me.texts.clinic;
  await me.run(`document.querySelector('button[aria-label="${label}"]').click()`);
  return me.seeMessage(addressCopied);
}

inEngines((withPlace) => {
  it(
    'TOAST-03 a message over an open modal is seen and announced, closes by its button and is dragged away',
    withPlace(async ({ engine, newPerson, siteUrl }) => {
      const me = await newPerson();
      await openSheet(me, siteUrl);

      const shown = await copyAddress(me);
      expect(await me.exposes('status', me.texts.clinic.addressCopied)).toBe(true);
      const middle = shown.y + shown.height / 2;
      await me.drag([{ x: shown.x + shown.width - CLOSE_FROM_RIGHT, y: middle }]);
      await me.seeNoMessage();

      const { x, y, width, height } = await copyAddress(me);
      const at = (part: number) => ({ x: x + width * part, y: y + height / 2 });
      const begun = Date.now();
      await me.drag([at(0.05), at(0.5), at(0.95)]);
      await me.seeNoMessage();
      expect(Date.now() - begun).toBeLessThan(4_000);

      await me.seeThe('dialog', me.texts.login.title);
      expect(engine.takeTrouble()).toEqual([]);
    }),
  );
});
