import type { Counsel } from '../../../contract/counsel.ts';
import { isOver } from '../../../contract/plain/counselCourse.ts';
import { UNDERWAY_AFTER_CONSULTATION_MS } from '../../constants.ts';
import { useNow } from '../../widgets/useMinute.ts';
import { timedAppointment } from './appointment.ts';

type Dated = Pick<Counsel, 'state' | 'consultationAt' | 'treatmentAt' | 'proposals' | 'history'>;

export interface CounselSection<C> {
  name: 'upcoming' | 'underway' | 'past';
  counsels: readonly C[];
}

/**
 * The list by time: appointments of today and later, the next one first; then the counsels under way, then those that
 * are over, both in the order of the server. Of those under way, the ones with times to choose from come first. A
 * counsel is over, too, when its consultation was long ago and no treatment follows. Sections without counsels are left
 * out.
 */
export function sectionsOf<C extends Dated>(
  counsels: readonly C[],
  now: Date,
): readonly CounselSection<C>[] {
  const timed = counsels.map((counsel) => ({ counsel, at: timedAppointment(counsel, now) }));
  const named = timed.map(({ counsel, at }) => ({ counsel, at, name: nameOf(counsel, at, now) }));
  const of = (name: CounselSection<C>['name']) => named.filter((each) => each.name === name);
  const upcoming = of('upcoming').toSorted(
    (a, b) => Date.parse(a.at?.at ?? '') - Date.parse(b.at?.at ?? ''),
  );
  const underway = of('underway').toSorted(
    (a, b) => Number(asksForChoice(b.counsel)) - Number(asksForChoice(a.counsel)),
  );
  const sections = [
    { name: 'upcoming', rows: upcoming },
    { name: 'underway', rows: underway },
    { name: 'past', rows: of('past') },
  ] as const;
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => ({ name, counsels: rows.map(({ counsel }) => counsel) }));
}

function nameOf(counsel: Dated, appointment: ReturnType<typeof timedAppointment>, now: Date) {
  if (isOver(counsel.state) || appointment?.day === 'over') return 'past';
  if (appointment) return 'upcoming';
  return isLongAgo(counsel, now) ? 'past' : 'underway';
}

/** The clinic proposes times, and the member has not chosen one. */
export const asksForChoice = ({ proposals = [] }: Pick<Dated, 'proposals'>) => proposals.length > 0;

function isLongAgo({ state, consultationAt, proposals, history }: Dated, now: Date): boolean {
  if (state !== 'CONSULTATION_COMPLETE' || proposals) return false;
  const at = consultationAt ?? history.at(-1)?.at;
  return at !== undefined && now.getTime() - Date.parse(at) > UNDERWAY_AFTER_CONSULTATION_MS;
}

export function useCounselSections<C extends Dated>(counsels: readonly C[]) {
  const now = useNow();
  return sectionsOf(counsels, now);
}
