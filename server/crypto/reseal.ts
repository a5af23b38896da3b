import type { MasterKeys } from './masterKey.ts';
import { type Key, keyOf, open, seal, sealedUnder, type TextPlace } from './seal.ts';

type OneOrMore = [Key, ...Key[]];

/** The keys of one purpose: of the master key, then of the former one while it is being replaced. */
export const keysFor = ({ current, old }: MasterKeys, purpose: string): OneOrMore => [
  keyOf(current.derive(purpose)),
  ...(old ? [keyOf(old.derive(purpose))] : []),
];

/** The keys that wrap other keys, in the same order. */
export const wrappingKeys = ({ current, old }: MasterKeys): OneOrMore => [
  current.wrapping,
  ...(old ? [old.wrapping] : []),
];

/** Undefined when the key that sealed it is gone. */
export const keyThatSealed = (sealed: string, keys: readonly Key[]): Key | undefined =>
  keys.find(({ id }) => id === sealedUnder(sealed));

/** Seals again under the first key. A text that no key opens stays unchanged. */
export function reseal(sealed: string, [first, ...others]: OneOrMore, place: TextPlace): string {
  const former = keyThatSealed(sealed, others);
  return former ? seal(open(sealed, former, place), first, place) : sealed;
}
