import type { Language } from '../../../../contract/plain/language.ts';
import { nicknameWords } from '../../data/nicknames.ts';
import type { SeedMember } from '../entities.ts';
import { DAY } from '../lib/clock.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';

/** In the order in which they joined. */
export function makeMembers(count: number, today: number): SeedMember[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(`member ${index}`);
    const createdAt = joinedAt(index / count, today);
    const language = languageOf(index);
    return {
      id: seedId(createdAt, random),
      createdAt,
      subject: `demo-${String(index + 1).padStart(3, '0')}`,
      nickname: makeNickname(language, taken, random),
      language,
    };
  });
}

/** The first member of each language: the demonstration is shown with these two. */
export const isForShow = ({ subject }: SeedMember): boolean =>
  subject === 'demo-001' || subject === 'demo-002';

/** Three of twenty-five are Japanese: 12 %. The first member is not, the second is. */
const languageOf = (index: number): Language => ([1, 9, 17].includes(index % 25) ? 'ja' : 'ko');

/** A tenth join before the first clinic opens, the others over two and a half years. */
function joinedAt(share: number, today: number): number {
  const day = share < 0.1 ? 950 - share * 500 : 890 - ((share - 0.1) / 0.9) * 885;
  return Math.floor(today - day * DAY);
}

function makeNickname(language: Language, taken: Set<string>, random: Random): string {
  const { adjectives, nouns } = nicknameWords[language];
  for (;;) {
    const digits = taken.size < 2_000 ? random.int(10, 99) : random.int(1_000, 9_999);
    const nickname = `${random.pick(adjectives)}${random.pick(nouns)}${digits}`;
    if (taken.has(nickname)) continue;
    taken.add(nickname);
    return nickname;
  }
}

/** The form of a nickname that must be unique. */
export const nicknameKeyOf = (nickname: string): string =>
  nickname.normalize('NFKC').toLowerCase().replace(/\s/g, '');
