import { useSearchParams } from 'react-router-dom';
import { addDays } from '../../../contract/plain/days.ts';
import { koreanClock } from '../../lib/date.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { useNow } from '../../widgets/useMinute.ts';
import { useKeys } from '../parts/useKeys.ts';
import { isDay } from './calendarDays.ts';

export const VIEWS = ['day', 'week'] as const;
type View = (typeof VIEWS)[number];

export interface CalendarPlace {
  day: string;
  view: View;
  /** The current minute. */
  now: Date;
  go: (next: { day?: string; view?: View }) => void;
  /** To the next (1) or previous (-1) day or week. */
  turn: (direction: 1 | -1) => void;
  goToday: () => void;
}

/** The shown day and view are in the address, so that Back from a counsel and a reload keep them. */
export function useCalendarPlace(): CalendarPlace {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const now = useNow();
  const today = koreanClock(now).date;
  const day = isDay(asked) ? asked : today;
  const view = oneOf(VIEWS, search.get('view') ?? '') ?? 'week';
  const go = (next: { day?: string; view?: View }) =>
    setSearch(
      (present) => {
        const changed = new URLSearchParams(present);
        for (const [name, value] of Object.entries(next)) changed.set(name, value);
        return changed;
      },
      { replace: true },
    );
  const turn = (direction: 1 | -1) => {
    const next = addDays(day, direction * (view === 'day' ? 1 : 7));
    if (isDay(next)) go({ day: next });
  };
  return { day, view, now, go, turn, goToday: () => go({ day: koreanClock(new Date()).date }) };
}

/** Left and right arrow turn, T is today, D and W are the views. Fields, opened lists and dialogs keep their keys. */
export function useCalendarKeys({ go, turn, goToday }: CalendarPlace): void {
  useKeys(
    new Map([
      ['ArrowLeft', () => turn(-1)],
      ['ArrowRight', () => turn(1)],
      ['KeyT', goToday],
      ['KeyD', () => go({ view: 'day' })],
      ['KeyW', () => go({ view: 'week' })],
    ]),
  );
}
