import { expect, it } from 'vitest';
import { inEngines } from './inEngines.ts';
import { goRound, ROUNDS } from './rounds.ts';

inEngines((withPlace) => {
  for (const round of ROUNDS) {
    it(
      `no page of a ${round.who} complains`,
      withPlace(async (place) => {
        expect(await goRound(place, round)).toEqual([]);
      }),
    );
  }
});
