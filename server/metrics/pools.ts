import { Gauge } from 'prom-client';
import { registry } from './metrics.ts';

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const pools = new Map<string, Pool>();

/** Shows the pool until the returned function is called. */
export function showPool(name: string, pool: Pool): () => void {
  pools.set(name, pool);
  return () => {
    if (pools.get(name) === pool) pools.delete(name);
  };
}

new Gauge({
  name: 'database_connections',
  help: 'Connections of a pool to PostgreSQL.',
  labelNames: ['pool', 'state'],
  registers: [registry],
  collect() {
    this.reset();
    for (const [pool, { totalCount, idleCount }] of pools) {
      this.set({ pool, state: 'busy' }, totalCount - idleCount);
      this.set({ pool, state: 'idle' }, idleCount);
    }
  },
});

new Gauge({
  name: 'database_waiting',
  help: 'Queries that wait for a connection of the pool.',
  labelNames: ['pool'],
  registers: [registry],
  collect() {
    this.reset();
    for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
  },
});
