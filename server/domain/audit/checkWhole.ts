import type { AuditBreak } from './auditRules.ts';
import { type CheckPart, checkAudit } from './checkAudit.ts';
import type { CheckServices } from './checkDay.ts';

/** Checks the whole access record, up to the first broken entry. */
export async function checkWhole(
  services: CheckServices,
  onProgress: (rows: number) => void = () => {},
): Promise<Omit<CheckPart, 'next'>> {
  const whole = { rows: 0 };
  let next: string | null = null;
  do {
    const part: CheckPart = await checkAudit(services, next);
    whole.rows += part.rows;
    if (part.broken) return { ...whole, broken: part.broken };
    next = part.next;
    if (next !== null && part.rows > 0) onProgress(whole.rows);
  } while (next !== null);
  return { ...whole, broken: null };
}

const KINDS: Record<AuditBreak['kind'], string> = {
  CHANGED: 'was changed',
  REMOVED: 'was removed',
  INSERTED: 'was inserted',
  CUT: 'and what followed were cut off',
  DAY_REMOVED: 'was removed',
  ROLLED_BACK: 'is in the log, but not in the database: it holds an older state',
};

/** What the command prints. */
export function breakSentence({ chain, day, position, kind }: AuditBreak): string {
  const place = [`chain ${chain}`, day && `day ${day}`, position !== null && `entry ${position}`];
  return `BROKEN: ${place.filter(Boolean).join(', ')} ${KINDS[kind]}`;
}
