import { type RunningServer, startServer } from '../support/app/server/startServer.ts';

/** The built server for one engine: journeys that follow one another meet no limit of calls. */
export const startSite = (env: Record<string, string> = {}): Promise<RunningServer> =>
  startServer({ env: { RATE_LIMIT_PER_5_MIN: '1000000', LOG_LEVEL: 'warn', ...env } });
