import type { AppContext } from '../appContext.ts';
import type { Database } from '../db/database.ts';
import type { Demonstration } from '../demonstration.ts';
import { demoStaffRoutes } from './demoStaffRoutes.ts';
import { createDemoLoginProvider } from './loginProvider/loginProvider.ts';
import { mountLoginProvider } from './loginProvider/mountLoginProvider.ts';
import { createDemoPictures, type PictureFolders } from './pictures/demoPictures.ts';
import { serveDemoPictures } from './pictures/serveDemoPictures.ts';
import { progressBar } from './progressBar.ts';
import { seedDemo } from './seedDemo.ts';
import { seedMessages } from './seedMessages.ts';

/** Fills an empty database with the demonstration. The terminal shows how far it is. */
export const seed = (db: Database): Promise<boolean> => seedDemo(db, progressBar());

/** Writes the messages of the demonstration, once. They are sealed, so the keys have to be open. */
export const writeMessages = (
  context: Pick<AppContext, 'db' | 'memberKeys' | 'now'>,
): Promise<void> => seedMessages(context);

export function createDemo(
  { db, clientConfig }: Pick<AppContext, 'db' | 'clientConfig'>,
  folders: PictureFolders,
): Demonstration {
  const loginProvider = createDemoLoginProvider(db, clientConfig);
  const pictures = createDemoPictures(folders);
  return {
    loginProvider,
    pictures,
    routes: demoStaffRoutes(db),
    mount: (app, services) => {
      mountLoginProvider(app, loginProvider, services);
      app.get('/media/demo/:file', serveDemoPictures(pictures));
    },
  };
}
