import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine, RunningEngine } from './driver.ts';
import { describeEngine, ENGINES } from './engines.ts';
import { type Language, newPerson, type Person } from './person.ts';

const LANGUAGES: readonly Language[] = ['ko', 'ja'];

/** Chromium has the tests of tests/e2e, and a text is the same in all engines: one language each is enough. */
const IN_NPM_TEST: Readonly<Record<string, readonly Language[]>> = {
  Chromium: [],
  Firefox: ['ja'],
  WebKit: ['ko'],
};
const languagesOf = ({ name }: Engine) =>
  process.env.PROOF ? LANGUAGES : (IN_NPM_TEST[name] ?? []);

export interface Place {
  engine: RunningEngine;
  siteUrl: string;
  /** A person with a fresh browser. */
  newPerson(): Promise<Person>;
}

/** Tests in each engine that is installed; one that is missing is named as NOT RUN. */
export function inEngines(tests: (withPlace: WithPlace) => void): void {
  for (const engine of ENGINES.filter((each) => languagesOf(each).length > 0)) {
    describe.skipIf(!engine.isInstalled())(describeEngine(engine), () => {
      let running: RunningEngine;
      beforeAll(async () => {
        running = await engine.start();
      });
      afterAll(() => running?.stop());
      describe.each(languagesOf(engine))('%s', (language) => {
        tests((work) => () => visit(running, language, work));
      });
    });
  }
}

type WithPlace = (work: (place: Place) => Promise<unknown>) => () => Promise<void>;

/** Every person leaves at the end, and the errors of their pages belong to their test. */
async function visit(
  engine: RunningEngine,
  language: Language,
  work: (place: Place) => Promise<unknown>,
): Promise<void> {
  const people: Person[] = [];
  const enter = async () => {
    const person = await newPerson(engine, language);
    people.push(person);
    return person;
  };
  try {
    await work({ engine, siteUrl: engine.siteUrl, newPerson: enter });
  } finally {
    for (const person of people) await person.close();
    engine.takeTrouble();
  }
}
