import {
  firstSyllables,
  publicNames,
  type Sex,
  secondSyllables,
  surnames,
} from '../../data/people.ts';
import type { Bilingual } from '../entities.ts';
import type { Random } from '../lib/random.ts';

/** A Korean name and how Japanese writes it. Its second syllable says whose name it is, or else its first. */
export function makePersonName(random: Random): Bilingual & { sex: Sex | undefined } {
  for (;;) {
    const surname = random.weighted(surnames, ([, , weight]) => weight);
    const first = random.pick(firstSyllables);
    const second = random.pick(secondSyllables);
    const ko = surname[0] + first[0] + second[0];
    if (first[0] === second[0] || publicNames.has(ko)) continue;
    return { ko, ja: `${surname[1]}・${first[1]}${second[1]}`, sex: second[2] ?? first[2] };
  }
}
