import type { Hono } from 'hono';
import type { AppEnv } from './http/appEnv.ts';
import type { Route } from './http/implement.ts';
import type { Services } from './http/serveRoute.ts';
import type { DemoLoginProvider } from './identity/loginSettings.ts';

/**
 * What exists only in the demonstration. server/demo creates it; the rest of the server uses this interface.
 */
export interface Demonstration {
  loginProvider: DemoLoginProvider;
  pictures: DemoPictures;
  routes: readonly Route[];
  /** Adds the pages of the login provider and the pictures. */
  mount(app: Hono<AppEnv>, services: Services): void;
}

export interface DemoPictures {
  /** The bytes behind a path such as /media/demo/banner-07@360.avif, or null. */
  serve(path: string): Promise<DemoPicture | null>;
}

export interface DemoPicture {
  bytes: Buffer;
  type: string;
  /** Changes with the bytes: for ETag. */
  tag: string;
}
