import audit from 'lighthouse';
import type { Figure } from '../../proof/figure.ts';
import { freePort } from '../../support/app/server/startServer.ts';
import { launchBrowser } from '../../support/browser/browser.ts';
import { floorOf, startFloorServer } from '../floorServer.ts';
import { publicPages } from '../publicPages.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

const RUNS = 5;

interface Report {
  score: number;
  blocking: number;
  interactive: number;
  largest: number;
}

/** Lighthouse itself, as for a phone, beside the same page without its scripts. */
export const lighthouse: Row = {
  name: 'lighthouse',
  needs: [],
  measure: async (world) => {
    const server = await world.embedded();
    const proxy = await startFloorServer(world, server.url);
    const port = await freePort();
    const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
    world.later(() => browser.close());
    const figures: Figure[] = [];
    for (const [name, address] of await publicPages(server.url)) {
      const ours: Report[] = [];
      const floor: Report[] = [];
      for (let run = 0; run < Math.min(RUNS, world.extent.rounds); run += 1) {
        floor.push(await look(proxy + floorOf(address), port));
        ours.push(await look(proxy + address, port));
      }
      figures.push(...figuresOf(name, ours, floor));
    }
    return figures;
  },
};

async function look(url: string, port: number): Promise<Report> {
  const result = await audit(url, { port, logLevel: 'silent', onlyCategories: ['performance'] });
  if (!result) throw new Error(`Lighthouse has no report on ${url}`);
  const { audits, categories } = result.lhr;
  const milliseconds = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    blocking: milliseconds('total-blocking-time'),
    interactive: milliseconds('interactive'),
    largest: milliseconds('largest-contentful-paint'),
  };
}

function figuresOf(name: string, ours: Report[], floor: Report[]): Figure[] {
  const of = (reports: Report[], which: keyof Report) =>
    median(reports.map((report) => report[which]));
  const runs = (reports: Report[], which: keyof Report) =>
    reports.map((report) => Math.round(report[which])).join(', ');
  const ratio = (which: keyof Report) => of(ours, which) / of(floor, which);
  const both = (which: keyof Report) =>
    `ours ${runs(ours, which)} ms; without scripts ${runs(floor, which)} ms`;
  return [
    {
      name: `Lighthouse score of ${name}`,
      value: of(ours, 'score'),
      unit: '',
      aim: { atLeast: 99 },
      detail: `runs ${runs(ours, 'score')}; without scripts ${runs(floor, 'score')}`,
    },
    {
      name: `blocking time of ${name}`,
      value: of(ours, 'blocking'),
      unit: 'ms',
      aim: { atMost: 80 },
      detail: both('blocking'),
    },
    {
      name: `time until ${name} is interactive / without scripts`,
      value: ratio('interactive'),
      unit: '',
      aim: { atMost: 2 },
      detail: both('interactive'),
    },
    {
      name: `largest paint of ${name} by Lighthouse / without scripts`,
      value: ratio('largest'),
      unit: '',
      aim: { atMost: 1.1 },
      detail: both('largest'),
    },
  ];
}
