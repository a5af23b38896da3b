import { asInSeoul, formatDate, formatDateTime } from '../lib/date.ts';
import { useIsHydrated } from './useIsHydrated.ts';

interface DateTextProps {
  moment: string;
  withTime?: boolean;
}

/**
 * A date in the device's time zone. The server does not know the zone and renders Korean time (equal to
 * Japan's); the browser corrects it after hydration.
 */
export function DateText({ moment, withTime = false }: DateTextProps) {
  const isHydrated = useIsHydrated();
  const format = withTime ? formatDateTime : formatDate;
  return <time dateTime={moment}>{format(isHydrated ? moment : asInSeoul(moment))}</time>;
}
