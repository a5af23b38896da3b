import { useTranslation } from 'react-i18next';
import { OPENING_DAYS } from '../../../contract/plain/openingDays.ts';
import { formatShortDay } from '../../lib/dateInWords.ts';
import { useLanguage } from '../../state/language.ts';
import { hoursOf } from './edits/fieldText.ts';

/** The hours of a field in words: a line for each open day, and the further closed days. */
export function useHoursText() {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const language = useLanguage();
  return (text: string): string => {
    const { days, closedOn = [] } = hoursOf(text);
    const open = OPENING_DAYS.flatMap((day) => {
      const times = days[day];
      if (!times) return [];
      const { opensAt, closesAt, breakFrom: from, breakTo: to } = times;
      const pause = from && to ? ` ${common('clinic.breakTime', { from, to })}` : '';
      return `${common(`find.day.${day}`)} ${opensAt}–${closesAt}${pause}`;
    });
    const closed = closedOn.map((day) => formatShortDay(day, language)).join(', ');
    return [...open, ...(closed ? [`${t('content.hours.closedOn')} ${closed}`] : [])].join('\n');
  };
}
