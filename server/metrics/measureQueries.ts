import type { ObserveDatabase } from '../db/observeDatabase.ts';
import { querySeconds } from './metrics.ts';

const observers = {
  statement: querySeconds.labels('statement').observe,
  transaction: querySeconds.labels('transaction').observe,
};

export const measureQueries: ObserveDatabase = async (kind, _sql, work) => {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    observers[kind]((performance.now() - begun) / 1_000);
  }
};
