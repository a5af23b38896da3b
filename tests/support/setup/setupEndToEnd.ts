import type { TestProject } from 'vitest/node';
import { startServer } from '../app/server/startServer.ts';
import { launchBrowser } from '../browser/browser.ts';
import { setup as build } from './setupBuild.ts';

/**
 * One server for each worker: files that run at the same time have other data. Files of one worker run one after the
 * other on the same data. All workers share one browser.
 */
interface Site {
  siteUrls: string[];
  browserEndpoint: string;
}

/** The site, or the reason why there is no site. */
export type TestSite = Site | { reason: string };

declare module 'vitest' {
  interface ProvidedContext {
    site: TestSite;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  try {
    build();
    const browser = await launchBrowser();
    undo.push(() => browser.close());
    const startSite = async () => {
      const server = await startServer({ isLasting: true, env: { TRUSTED_PROXY_HOPS: '1' } });
      undo.push(server.stop);
      return server.url;
    };
    const workers = Array.from({ length: Number(project.config.maxWorkers) });
    const siteUrls = await Promise.all(workers.map(startSite));
    project.provide('site', { siteUrls, browserEndpoint: browser.wsEndpoint() });
  } catch (error) {
    // The browser tests fail with this message; the other tests can run all the same.
    project.provide('site', { reason: String(error) });
  }
  return async () => {
    for (const step of undo.reverse()) await step();
  };
}
