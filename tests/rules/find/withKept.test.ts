import { describe, expect, it } from 'vitest';
import { withKept } from '../../../src/domain/bookmark/withKept.ts';

const cards = (letters: string) => [...letters].map((id) => ({ id }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

describe('the bookmark list of a visit', () => {
  it.each([
    ['is the list when nothing was shown', '', 'abc', 'abc'],
    ['keeps a removed card in its place', 'abc', 'ac', 'abc'],
    ['keeps a removed first and last card', 'abc', 'b', 'abc'],
    ['keeps all cards of an empty list', 'abc', '', 'abc'],
    ['keeps the place of a card that was removed and added again', 'abc', 'cab', 'abc'],
    ['has the next page after the last card, and after a removed one', 'abc', 'abde', 'abcde'],
    ['has further cards after those that were all removed', 'abc', 'de', 'abcde'],
    ['has a card that was added elsewhere first', 'abc', 'xab', 'xabc'],
  ])('%s', (_, former, now, shown) => {
    expect(idsOf(withKept(cards(former), cards(now)))).toBe(shown);
  });

  it('shows a card as it was read last', () => {
    const [old, fresh] = [
      { id: 'a', name: 'old' },
      { id: 'a', name: 'new' },
    ];
    expect(withKept([old], [fresh])).toEqual([fresh]);
  });
});
