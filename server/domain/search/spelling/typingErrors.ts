/** A text of at least this many keys also matches the beginning of a longer term, because people are still typing. */
const BEGINNING_KEYS = 7;

/** True when one key was wrong, missing, added or exchanged with the next one. */
export function isOneKeyAway(typed: string, meant: string): boolean {
  if (!beginsAlike(typed, meant)) return false;
  if (isOneEdit(typed, meant)) return true;
  if (typed.length < BEGINNING_KEYS || meant.length <= typed.length) return false;
  return [-1, 0, 1].some((more) => isOneEdit(typed, meant.slice(0, typed.length + more)));
}

/**
 * A quick check before the exact one. After one error, one of the first two keys is still at its place or beside it.
 */
const beginsAlike = (a: string, b: string) =>
  a[0] === b[0] || a[1] === b[1] || a[0] === b[1] || a[1] === b[0];

function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  const isExchanged = restA[0] === restB[1] && restA[1] === restB[0];
  return restA.slice(1) === restB.slice(1) || (isExchanged && restA.slice(2) === restB.slice(2));
}
