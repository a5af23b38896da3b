import { asInSeoul, formatDate, formatDateTime } from '../lib/date.ts';
import { useIsHydrated } from './useIsHydrated.ts';

interface DateTextProps {
  moment: string;
  withTime?: boolean;
}

/**
 * A moment in the device's time zone. The server cannot know that zone: it writes Seoul's, which is also
 * Tokyo's, and the browser takes over with its own once the page is alive.
 */
export function DateText({ moment, withTime = false }: DateTextProps) {
  const isHydrated = useIsHydrated();
  const format = withTime ? formatDateTime : formatDate;
  return <time dateTime={moment}>{format(isHydrated ? moment : asInSeoul(moment))}</time>;
}
