import pLimit from 'p-limit';
import { isPeriod, type RetentionKind, retentionRule } from '../../../contract/plain/retention.ts';
import { staffRetentionEndpoints } from '../../../contract/staff/staffRetention.ts';
import type { AppContext } from '../../appContext.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orNotFound, refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { assertFreshFactor } from '../secondFactor/factorState.ts';
import { previewOf } from './oldRows.ts';
import { cutoffOf, retentionKind } from './retentionRules.ts';
import { lockSetting, selectSettings, updatePeriod } from './retentionSql.ts';
import { rowsOfKind } from './rowsOfKind.ts';

/** How long data are kept. For operators. */
export function staffRetentionRoutes(context: AppContext): readonly Route[] {
  const { db, audit } = context;
  // A count of a large table takes longer than a statement of a request may. So one runs at a time: it holds one of the
  // few connections.
  const inTurn = pLimit(1);
  const count = ({ kind, cutoff, now }: { kind: RetentionKind; cutoff: Date; now: Date }) =>
    inTurn(() =>
      db.transaction((tx) => rowsOfKind[kind].count(tx, cutoff, now), { isUnlimited: true }),
    );

  return implement(staffRetentionEndpoints, {
    'GET /staff/retention': async () => ({ data: await selectSettings(db) }),

    'GET /staff/retention/:id': async ({ params, query: { period } }, { now }) => {
      const kind = orNotFound(retentionKind(params.id));
      if (!isPeriod(kind, period)) throw refuse('invalid_input', 'query.period: not allowed');
      const cutoff = cutoffOf(period, retentionRule(kind).unit, now);
      if (cutoff === null) return { data: { rows: 0, oldest: null } };
      return { data: previewOf(await count({ kind, cutoff, now })) };
    },

    'PATCH /staff/retention/:id': async ({ params, body: { period, version } }, call) => {
      assertFreshFactor(call.session, call.now);
      const kind = orNotFound(retentionKind(params.id));
      if (!isPeriod(kind, period)) throw refuse('invalid_input', 'body.period: not allowed');
      const data = await db.transaction(async (tx) => {
        const before = await lockSetting(tx, kind);
        if (before.version !== version) throw refuse('stale_version');
        if (before.period === period) return before;
        await updatePeriod(tx, kind, period);
        const detail = `${kind} ${before.period} ${period}`;
        const entry = { ...about('retention'), action: 'RETENTION_CHANGED', detail } as const;
        await audit.write(tx, { ...by(call), ...entry });
        return { ...before, period, version: version + 1 };
      });
      return { data };
    },
  });
}
