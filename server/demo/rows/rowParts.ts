import type { Row } from '../../db/seed/insertRows.ts';

interface Identified {
  id: string;
}

/** A moment that the database reads the same in every time zone. */
export const momentOf = (time: number): string => new Date(time).toISOString();

export const momentOrNull = (time: number | null) => (time === null ? null : momentOf(time));

/** One row for each pair of an owner and what it has, in the order it has them. */
export const orderedLinks = (
  owner: Identified,
  from: string,
  to: string,
  ids: readonly string[],
): Row[] => ids.map((id, position) => ({ [from]: owner.id, [to]: id, position }));

export const links = (owner: Identified, from: string, to: string, ids: readonly string[]): Row[] =>
  ids.map((id) => ({ [from]: owner.id, [to]: id }));

export const idsOf = (items: readonly Identified[]): string[] => items.map(({ id }) => id);
