import type { EventCardWithStage } from '../../../contract/event.ts';
import { useServerData } from '../../api/useServerData.ts';
import { eventQuery } from './eventAtoms.ts';

/** A review may carry only the event's id; then the event is queried. Undefined also if it does not exist. */
export function useWholeEvent(
  event: EventCardWithStage | { id: string },
): EventCardWithStage | undefined {
  const isWhole = 'title' in event;
  const { data } = useServerData(eventQuery(event.id), { enabled: !isWhole });
  return isWhole ? event : data?.data;
}
