import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningEngine } from './driver.ts';
import { describeEngine, ENGINES } from './engines.ts';
import { type Language, newPerson, type Person } from './person.ts';

const LANGUAGES: readonly Language[] = ['ko', 'ja'];

export interface Place {
  engine: RunningEngine;
  siteUrl: string;
  /** A person with a fresh browser. */
  newPerson(): Promise<Person>;
}

/** Tests in each engine that is installed and in both languages; one that is missing is named as NOT RUN. */
export function inEngines(tests: (withPlace: WithPlace) => void): void {
  for (const engine of ENGINES) {
    describe.skipIf(!engine.isInstalled())(describeEngine(engine), () => {
      let running: RunningEngine;
      beforeAll(async () => {
        running = await engine.start();
      });
      afterAll(() => running?.stop());
      describe.each(LANGUAGES)('%s', (language) => {
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
