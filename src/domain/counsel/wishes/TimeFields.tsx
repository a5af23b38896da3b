import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '../../../../contract/clinicShape.ts';
import { WISH_DAYS, WISHED_TIMES_MAX } from '../../../../contract/plain/limits.ts';
import { formatShortDay } from '../../../lib/dateInWords.ts';
import { koreanHolidaysOf } from '../../../lib/koreanHolidays.ts';
import { formatCount } from '../../../lib/number.ts';
import { useLanguage } from '../../../state/language.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Select, type SelectOption } from '../../../ui/field/Select.tsx';
import { moveFocusTo } from '../../../ui/focus/nearFocus.ts';
import { bookableTimes, daysFrom } from '../../clinic/bookableTimes.ts';
import type { WishDraft } from './wishDraft.ts';

interface TimeFieldsProps {
  hours: OpeningHours | null;
  times: WishDraft['times'];
  onChange: (times: WishDraft['times']) => void;
}

/** Up to three rows with a day and a half hour in which the clinic is open. */
export function TimeFields({ hours, times, onChange }: TimeFieldsProps) {
  const { t } = useTranslation();
  const open = useOpenTimes(hours);
  const days = useDays(open);
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    flushSync(() => onChange([...times, { day: '', time: '' }]));
    // The new row is above the button, and the last one replaces the button.
    moveFocusTo(list.current?.lastElementChild);
  };
  const change = (index: number, row: Partial<WishDraft['times'][number]>) =>
    onChange(times.map((former, at) => (at === index ? { ...former, ...row } : former)));
  return (
    <>
      <ul ref={list} className="grid gap-1">
        {times.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id
          <li key={index}>
            <p className="flex min-h-11 items-center justify-between">
              <span aria-hidden="true">{t('dates.wishes.nth', { n: formatCount(index + 1) })}</span>
              {times.length > 1 && (
                <IconButton
                  name="close"
                  label={t('dates.wishes.remove', { n: formatCount(index + 1) })}
                  onClick={() => onChange(times.filter((_, at) => at !== index))}
                />
              )}
            </p>
            <TimeRow
              n={formatCount(index + 1)}
              row={row}
              open={open}
              days={days}
              onChange={(changes) => change(index, changes)}
            />
          </li>
        ))}
      </ul>
      {times.length < WISHED_TIMES_MAX && (
        <Button look="quiet" onClick={add}>
          {t('dates.wishes.add')}
        </Button>
      )}
    </>
  );
}

type Open = ReadonlyMap<string, readonly string[]>;

interface TimeRowProps {
  n: string;
  row: WishDraft['times'][number];
  open: Open;
  days: readonly SelectOption[];
  onChange: (changes: Partial<WishDraft['times'][number]>) => void;
}

function TimeRow({ n, row: { day, time }, open, days, onChange }: TimeRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = (each: string) => formatShortDay(each, language);
  const times = open.get(day) ?? [];
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-2">
      <Select
        label={t('dates.wishes.day', { n })}
        hidesLabel
        value={day}
        options={[{ value: '', label: t('dates.wishes.noDay') }, ...kept(days, day, nameOf)]}
        onChange={(next) =>
          onChange({ day: next, ...(!open.get(next)?.includes(time) && { time: '' }) })
        }
      />
      <Select
        label={t('dates.wishes.time', { n })}
        hidesLabel
        value={time}
        disabled={!day}
        options={[
          { value: '', label: t('dates.wishes.noTime') },
          ...kept(
            times.map((each) => ({ value: each, label: each })),
            time,
            (each) => each,
          ),
        ]}
        onChange={(next) => onChange({ time: next })}
      />
    </div>
  );
}

/** A restored draft may name a day or a time that cannot be chosen any more: it stays visible. */
function kept(options: readonly SelectOption[], value: string, nameOf: (value: string) => string) {
  const isThere = value === '' || options.some((option) => option.value === value);
  return isThere ? options : [{ value, label: nameOf(value) }, ...options];
}

/** The days that can be chosen, with their times; a closed day has none. */
function useOpenTimes(hours: OpeningHours | null): Open {
  return useMemo(() => {
    const now = new Date();
    const days = daysFrom(now, WISH_DAYS);
    const years = new Set(days.map((day) => day.slice(0, 4)));
    const holidays = new Set([...years].flatMap((year) => [...koreanHolidaysOf(year)]));
    return new Map(
      days.map((day) => [day, bookableTimes(day, { hours, isHoliday: holidays.has(day), now })]),
    );
  }, [hours]);
}

/** The options of a year, made once: each press renders them again in up to three rows. */
function useDays(open: Open): readonly SelectOption[] {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(
    () =>
      [...open].map(([value, { length }]) => {
        const day = formatShortDay(value, language);
        return length > 0
          ? { value, label: day }
          : { value, label: t('dates.wishes.closed', { day }), isDisabled: true };
      }),
    [open, t, language],
  );
}
