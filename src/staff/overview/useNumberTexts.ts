import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';

type Value = number | null;

/** The words for the numbers of an overview; what is unknown is a dash. */
export function useNumberTexts() {
  const { t } = useTranslation('staff');
  const hours = (n: number) => t('overview.hours', { n: formatCount(n) });
  const percent = (share: number) => `${Math.round(share * 100)}%`;

  const textOf = (name: string, value: Value): string => {
    if (value === null) return t('overview.noNumber');
    if (name === 'answerHours') return hours(value);
    if (name === 'completedShare') return percent(value);
    return name === 'rating' ? (tenths(value) / 10).toFixed(1) : formatCount(value);
  };

  /** How much more or less than before, with its sign; empty when nothing can be compared. */
  const changeOf = (name: string, now: Value, before: Value): string => {
    if (now === null || before === null) return '';
    if (name === 'rating') return signed(tenths(now) - tenths(before), (n) => (n / 10).toFixed(1));
    if (name === 'completedShare') {
      const points = Math.round(now * 100) - Math.round(before * 100);
      return signed(points, (n) => t('overview.points', { n }));
    }
    return signed(now - before, name === 'answerHours' ? hours : formatCount);
  };
  return { textOf, changeOf };
}

/** Numbers are compared as they are shown. */
const tenths = (rating: number) => Math.round(rating * 10);

function signed(change: number, textOf: (size: number) => string): string {
  if (change === 0) return '±0';
  return `${change > 0 ? '+' : '−'}${textOf(Math.abs(change))}`;
}
