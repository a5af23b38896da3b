import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeAtom } from '../../api/queryAtoms.ts';
import { formatKoreanDay, formatShortDay } from '../../lib/dateInWords.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { FIELD_LOOK } from '../../ui/field/fieldLook.ts';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';
import { Choice } from '../parts/form/Choice.tsx';
import { refetchLists } from '../staffAnswers.ts';
import { isDay, weekOf } from './calendarDays.ts';
import { type CalendarPlace, VIEWS } from './useCalendarPlace.ts';

/** Loads the shown days again. */
const reloadCalendarAtom = writeAtom((_: undefined, client) =>
  refetchLists(client, 'GET /staff/clinics/:id/calendar'),
);

/** What is shown, and how to get to another day. A phone always shows one day of a week. */
export function CalendarBar({ place }: { place: CalendarPlace }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const reloading = useAtomValue(reloadCalendarAtom);
  const { day, view, go, turn, goToday } = place;
  const week = weekOf(day);
  // While a year is typed, the field has e.g. 0002-12-09, which is no day of the calendar.
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string) => {
    setTyped(text);
    if (isDay(text)) go({ day: text });
  };
  return (
    <div className="grid gap-2 lg:flex lg:flex-wrap lg:items-center lg:gap-4">
      <div className="flex items-center gap-1">
        <IconButton
          name="chevronLeft"
          label={t(`calendar.before.${view}`)}
          onClick={() => turn(-1)}
        />
        <IconButton
          name="chevronRight"
          label={t(`calendar.after.${view}`)}
          onClick={() => turn(1)}
        />
        <p aria-live="polite" className="min-w-0 flex-1 break-keep font-semibold lg:min-w-72">
          {formatKoreanDay(view === 'day' ? day : (week[0] ?? day), language)}
          {view === 'week' && (
            <>
              {' '}
              <span className="whitespace-nowrap">
                – {formatShortDay(week[6] ?? day, language)}
              </span>
            </>
          )}
          <KoreanTimeNote moment={day} />
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button look="quiet" className="shrink-0" onClick={goToday}>
          {t('calendar.today')}
        </Button>
        <input
          type="date"
          aria-label={t('calendar.day')}
          value={typed ?? day}
          className={`h-12 min-w-0 lg:w-44 ${FIELD_LOOK}`}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setTyped(null)}
        />
        <Button
          look="quiet"
          className="shrink-0"
          isBusy={reloading.isPending}
          onClick={() => void reloading.mutateAsync(undefined)}
        >
          {t('calendar.reload')}
        </Button>
      </div>
      <div className="max-lg:hidden lg:ml-auto">
        <Choice
          label={t('calendar.view')}
          chosen={view}
          options={VIEWS.map((id) => ({ id, name: t(`calendar.views.${id}`) }))}
          onChoose={(next) => go({ view: next })}
        />
      </div>
    </div>
  );
}
