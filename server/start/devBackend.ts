import type { RequestListener } from 'node:http';
import type { PageAddress, PageRenderer } from '../../contract/pageRenderer.ts';
import type * as appModule from '../app.ts';
import { createContext } from '../appContext.ts';
import { readMasterKeys } from '../crypto/readMasterKeys.ts';
import { watchFeed } from '../db/feed/watchFeed.ts';
import { forbidNesting } from '../db/forbidNesting.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { NO_BREACH_LIST } from '../domain/staff/breachedPasswords.ts';
import { clientConfigOf, type Env } from '../env/env.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { createAnswerCache } from '../http/answer/answerCache.ts';
import { createListener } from '../http/listen/createListener.ts';
import type { PageDocument } from '../http/pages/pageDocument.ts';
import { createPages, readPublic } from '../http/pages/pages.ts';
import { createLoginProviders } from '../identity/createLoginProviders.ts';
import { createUnlinks } from '../identity/createUnlinks.ts';
import { createLog } from '../lib/log.ts';
import { exitOnStartupError } from './exitOnStartupError.ts';
import { openKeys } from './openKeys.ts';
import { prepareData } from './prepareData.ts';

interface DevParts {
  /** Called for each request, so that edited server code answers the next one. */
  loadApp: () => Promise<typeof appModule>;
  render: PageRenderer;
  addressOf: PageAddress;
  document: PageDocument;
}

/** The API and the pages for development. It uses the same database as `npm start`. */
export async function openDevBackend(env: Env, parts: DevParts): Promise<RequestListener> {
  const log = createLog('warn');
  const masterKeys = await exitOnStartupError(readMasterKeys(env.keys.master));
  const database = await exitOnStartupError(
    openDatabase({
      template: 'dist/database-template.tar.gz',
      url: env.databaseUrl,
      directory: `${env.dataDir}/db`,
    }),
  );
  const db = forbidNesting(database);
  const demoModule = env.seed === 'demo' ? await import('../demo/demo.ts') : undefined;
  await exitOnStartupError(prepareData(db, demoModule?.seed));
  const { memberKeys } = await exitOnStartupError(openKeys(db, masterKeys, env));
  const feed = await watchFeed(db);
  const context = createContext({
    db: feed.db,
    feed,
    masterKeys,
    memberKeys,
    unlinks: createUnlinks(env.unlinks),
    factorPolicy: env.factorPolicy,
    isBreached: NO_BREACH_LIST,
    clientConfig: clientConfigOf(env),
    now: () => new Date(),
  });
  process.once('SIGINT', () => void db.close().then(() => process.exit(0)));

  if (demoModule) await exitOnStartupError(demoModule.writeMessages(context));
  const demo = demoModule?.createDemo(context, {
    originals: 'server/demo/pictures/files',
    cache: `${env.dataDir}/pictures`,
  });
  const fileStore = createFileStore(env);
  const loginProviders = createLoginProviders(env.logins, {
    demoLoginProvider: demo?.loginProvider,
    ownOrigin: env.publicUrl,
    onFailure: (provider, reason) => log.warn({ provider, reason }, 'A login failed'),
  });

  const listenWith = ({ createApp }: typeof appModule): RequestListener => {
    const answers = createAnswerCache(feed);
    const app = createApp(context, {
      loginProviders,
      demo,
      fileStore,
      answers,
      log,
      pages: createPages({
        ...parts,
        config: context.clientConfig,
        uploadOrigin: fileStore.uploadOrigin,
        readPublic: (path, onShown) => readPublic(app, path, onShown),
        feed,
        isFresh: true,
      }),
    });
    return createListener(app, answers, log);
  };

  let current: typeof appModule | undefined;
  let listen: RequestListener | undefined;
  return async (request, response) => {
    const loaded = await parts.loadApp();
    if (loaded !== current || !listen) {
      current = loaded;
      listen = listenWith(loaded);
    }
    listen(request, response);
  };
}
