import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NAME_PART_LENGTH, STAFF_PAGE_LIMIT } from '../../../../contract/plain/limits.ts';

/** The filters of a list are in the address, so that a reload and a shared link keep them. */
export function useFilters() {
  const [search, setSearch] = useSearchParams();
  const pageNumber = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);

  /** Any other list than before begins at its first page. */
  const replaceSearch = (change: (next: URLSearchParams) => void) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        next.delete('page');
        next.delete('after');
        change(next);
        return next;
      },
      { replace: true },
    );

  /** Sets several filters; an empty one is removed. */
  const changeAll = (values: Readonly<Record<string, string>>) =>
    replaceSearch((next) => {
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
    });

  /** The page may be named by its number alone, or also by the last row before it. */
  const turnTo = (page: number, after?: string) =>
    replaceSearch((next) => {
      if (page > 1) next.set('page', String(page));
      if (page > 1 && after) next.set('after', after);
    });

  const slice = {
    offset: String((pageNumber - 1) * STAFF_PAGE_LIMIT),
    limit: String(STAFF_PAGE_LIMIT),
  };

  return {
    /** Cut, because the address may contain anything, and the server refuses longer texts. */
    filter: (name: string) => (search.get(name) ?? '').slice(0, NAME_PART_LENGTH),
    change: (name: string, value: string) => changeAll({ [name]: value }),
    changeAll,
    pageNumber,
    turnTo,
    slice,
    /** For lists that continue after their last row, which is quicker than an offset. */
    sliceAfter: { ...slice, after: search.get('after') || undefined },
  };
}

/** The typed text before it is applied; a changed address resets it. */
export function useTypedFilter(name: string): [string, (text: string) => void] {
  const present = useFilters().filter(name);
  const [typed, setTyped] = useState({ text: present, over: present });
  const text = typed.over === present ? typed.text : present;
  return [text, (next) => setTyped({ text: next, over: present })];
}
