import type { DayRange } from '../../../contract/staff/staffOverview.ts';
import { formatShortDay } from '../../lib/dateInWords.ts';
import { useLanguage } from '../../state/language.ts';

/** The words for the steps of an overview: a day, or the first and the last day of a week. */
export function useStepTexts() {
  const language = useLanguage();
  const textOf = ({ from, to }: DayRange): string => {
    const first = formatShortDay(from, language);
    return from === to ? first : `${first} – ${formatShortDay(to, language)}`;
  };
  /** For the axis: where the first step begins and the last one ends. */
  const endsOf = (steps: readonly DayRange[]): string[] => {
    const days = [steps[0]?.from ?? '', steps.at(-1)?.to ?? ''];
    return [...new Set(days)].map((day) => formatShortDay(day, language));
  };
  return { textOf, endsOf };
}
