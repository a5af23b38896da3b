import type { Hono } from 'hono';
import type { AppContext } from '../appContext.ts';
import type { AppEnv } from '../http/appEnv.ts';
import type { Route } from '../http/implement.ts';
import type { Services } from '../http/serveRoute.ts';
import { mountStandIn } from '../identity/standIn/mountStandIn.ts';
import { createStandIn, type StandIn } from '../identity/standIn/standIn.ts';
import { demoStaffRoutes } from './demoStaffRoutes.ts';
import {
  createDemoPictures,
  type DemoPictures,
  type PictureFolders,
} from './pictures/demoPictures.ts';
import { serveDemoPictures } from './pictures/serveDemoPictures.ts';

/** What a server has for the demonstration alone. It is loaded by import(), so a real installation has none of it. */
export interface Demo {
  standIn: StandIn;
  pictures: DemoPictures;
  routes: readonly Route[];
  /** Adds the pages of the login provider and the pictures. */
  mount(app: Hono<AppEnv>, services: Services): void;
}

export function createDemo(
  { db, clientConfig }: Pick<AppContext, 'db' | 'clientConfig'>,
  folders: PictureFolders,
): Demo {
  const standIn = createStandIn(db, clientConfig);
  const pictures = createDemoPictures(folders);
  return {
    standIn,
    pictures,
    routes: demoStaffRoutes(db).routes,
    mount: (app, services) => {
      mountStandIn(app, standIn, services);
      app.get('/media/demo/:file', serveDemoPictures(pictures));
    },
  };
}
