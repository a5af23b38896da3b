import type { Browser } from 'playwright';

/**
 * The time of the work below on the reference phone: four times that of the machine on which the aims were set. A
 * fixed time gives the same phone on every machine, also when other work slows the machine down.
 */
const PHONE_MS = 4 * 20;
const TRIES = 45;

/** How many times slower the browser has to be made to be that phone, as fast as the machine is right now. */
export async function slowdownToPhone(browser: Browser): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const ms = await page.evaluate(drawRows, TRIES);
  await context.close();
  return Math.max(1, PHONE_MS / ms);
}

/**
 * Rows of boxes and words made and laid out, the median of some tries: what scrolling through a list asks of a
 * browser, with nothing of ours in it.
 */
function drawRows(tries: number): number {
  const times: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const start = performance.now();
    const list = document.createElement('div');
    document.body.append(list);
    for (let row = 0; row < 100; row += 1) {
      const line = document.createElement('div');
      line.style.cssText = 'display:flex;gap:8px;padding:4px;flex-wrap:wrap;width:320px';
      for (let word = 0; word < 8; word += 1) {
        const box = document.createElement('span');
        box.style.cssText = 'border:1px solid;border-radius:4px;padding:2px';
        box.textContent = `${row} 강남 피부과 ${word}`;
        line.append(box);
      }
      list.append(line);
      if (row % 10 === 0) list.getBoundingClientRect();
    }
    list.getBoundingClientRect();
    times.push(performance.now() - start);
    list.remove();
  }
  return times.sort((a, b) => a - b)[Math.floor(tries / 2)] ?? Number.NaN;
}
