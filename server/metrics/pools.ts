import { Gauge } from 'prom-client';
import { registry } from './metrics.ts';

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Two pools may have one name: their numbers are added. */
const pools = new Map<Pool, string>();

/** Shows the pool until the returned function is called. */
export function showPool(name: string, pool: Pool): () => void {
  pools.set(pool, name);
  return () => pools.delete(pool);
}

new Gauge({
  name: 'database_connections',
  help: 'Connections of a pool to PostgreSQL.',
  labelNames: ['pool', 'state'],
  registers: [registry],
  collect() {
    this.reset();
    for (const [{ totalCount, idleCount }, pool] of pools) {
      this.inc({ pool, state: 'busy' }, totalCount - idleCount);
      this.inc({ pool, state: 'idle' }, idleCount);
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
    for (const [{ waitingCount }, pool] of pools) this.inc({ pool }, waitingCount);
  },
});
