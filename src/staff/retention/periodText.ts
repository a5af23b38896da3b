import type { TFunction } from 'i18next';
import { NEVER, RETENTION_KINDS, retentionRule } from '../../../contract/plain/retention.ts';
import { formatCount } from '../../lib/number.ts';

/** A period in the unit of its kind, e.g. 24개월. */
export function periodText(t: TFunction<'staff'>, id: string, period: number | string): string {
  const kind = RETENTION_KINDS.find((each) => each === id);
  const n = Number(period);
  if (!kind) return String(period);
  if (n === NEVER) return t('retention.never');
  const isMonth = retentionRule(kind).unit === 'month';
  return t(isMonth ? 'retention.months' : 'retention.days', { n: formatCount(n) });
}
