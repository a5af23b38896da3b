import { asInSeoul, formatDate, formatDateTime } from '../lib/date.ts';
import { useHydrated } from './useHydrated.ts';

interface DateTextProps {
  moment: string;
  withTime?: boolean;
}

/**
 * A date in the device's time zone. The server does not know the zone and renders Korean time (equal to
 * Japan's); the browser corrects it after hydration.
 */
export function DateText({ moment, withTime = false }: DateTextProps) {
  const format = withTime ? formatDateTime : formatDate;
  const text = useHydrated(format(moment), format(asInSeoul(moment)));
  return <time dateTime={moment}>{text}</time>;
}
