import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider/lib/provider.js';
import type { ClientConfig } from '../../../contract/plain/clientConfig.ts';
import { LANGUAGE_PARAMETER, type Language, languageOf } from '../../../contract/plain/language.ts';
import type { Queryable } from '../../db/database.ts';
import { readBytes } from '../../http/input/readBody.ts';
import type { ProviderName } from '../../identity/loginProvider.ts';
import type { DemoLoginProvider } from '../../identity/loginSettings.ts';
import { collectBytes } from '../../lib/collectBytes.ts';
import { limits } from '../../limits/limits.ts';
import { CHOOSER_POLICY, chooserPage, NEW_MEMBER } from './chooserPage.ts';
import type { OidcClient } from './createOidcProvider.ts';
import { DEMO_ISSUER, selectDemoMembers } from './demoMembersSql.ts';

export const PROVIDER_PATH = '/demo-login';
const CHOOSER = `${PROVIDER_PATH}/choose/`;

const NAMES: readonly ProviderName[] = ['line', 'google', 'kakao', 'naver', 'apple'];

/** oidc-provider needs node:http, so it listens on a port of 127.0.0.1 and requests are passed on to it. */
export function createDemoLoginProvider(
  db: Queryable,
  { publicUrl: ownOrigin }: Pick<ClientConfig, 'publicUrl'>,
): DemoLoginProvider {
  const issuer = ownOrigin + PROVIDER_PATH;
  const clients = new Map(NAMES.map((name) => [name, makeClient(name, ownOrigin)]));
  let opened: Promise<number> | undefined;

  const open = async (): Promise<number> => {
    // The heaviest package: loaded with the first login.
    const { createOidcProvider } = await import('./createOidcProvider.ts');
    const provider = await createOidcProvider({
      issuer,
      clients: [...clients.values()],
      cookieSecret: newSecret(),
      chooserPath: (uid) => CHOOSER + uid,
    });
    return listen(createServer(handlerOf(provider, db)));
  };

  return {
    memberIssuer: DEMO_ISSUER,
    clientOf: (name) => {
      const { clientId, secret, algorithm } = clients.get(name) ?? makeClient(name, ownOrigin);
      return { issuer, clientId, secret, idTokenAlgorithm: algorithm };
    },
    answer: async (request) => {
      opened ??= open();
      return passOn(request, await opened, ownOrigin);
    },
  };
}

/** LINE signs with HS256, as in reality. */
const makeClient = (name: ProviderName, ownOrigin: string): OidcClient => ({
  clientId: `demo-${name}`,
  secret: newSecret(),
  redirectUri: `${ownOrigin}/oauth/${name}`,
  algorithm: name === 'line' ? 'HS256' : 'ES256',
});

const newSecret = () => randomBytes(32).toString('base64url');

async function passOn(request: Request, port: number, ownOrigin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const own = new URL(ownOrigin);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'content-length', 'accept-encoding'])
    headers.delete(name);
  headers.set('X-Forwarded-Host', own.host);
  headers.set('X-Forwarded-Proto', own.protocol.slice(0, -1));
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: await readBytes(request, limits.requests.demoFormBytes) }),
  });
  const kept = new Headers(answer.headers);
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) kept.delete(name);
  return new Response(answer.body, { status: answer.status, headers: kept });
}

/** For the page that posts Apple's answer; the provider adds the hash of its script. */
const FORM_POLICY =
  "default-src 'none'; script-src; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function handlerOf(provider: Provider, db: Queryable) {
  const answerProtocol = provider.callback();
  return (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '';
    if (url.startsWith(CHOOSER)) {
      choose(provider, db, request, response).catch(() => response.writeHead(400).end());
      return;
    }
    response.setHeader('Content-Security-Policy', FORM_POLICY);
    // The provider reads its mount path from the difference of these two.
    Object.assign(request, { originalUrl: url, url: url.slice(PROVIDER_PATH.length) });
    void answerProtocol(request, response);
  };
}

async function choose(
  provider: Provider,
  db: Queryable,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (request.method === 'POST') {
    const chosen = new URLSearchParams(await textOf(request)).get('subject') ?? '';
    const isListed = /^demo-\d{1,9}$/.test(chosen);
    const accountId = isListed ? chosen : `${NEW_MEMBER}-${newSecret()}`;
    await provider.interactionFinished(request, response, {
      login: { accountId, remember: false },
    });
    return;
  }
  const language = languageWanted(request, params.ui_locales);
  // Before writeHead: a failure afterwards could not change the status.
  const page = chooserPage(await selectDemoMembers(db, language), language);
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': CHOOSER_POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  response.end(page);
}

/** As the link on the page says, otherwise as the page that began the login. */
function languageWanted({ url = '' }: IncomingMessage, asked: unknown): Language {
  const query = url.slice(url.indexOf('?') + 1);
  if (new URLSearchParams(query).has(LANGUAGE_PARAMETER)) return languageOf(query);
  return asked === 'ja' ? 'ja' : 'ko';
}

async function textOf(request: IncomingMessage): Promise<string> {
  const bytes = await collectBytes(request, limits.requests.demoFormBytes);
  if (bytes === null) throw new Error('More than any form has');
  return bytes.toString();
}

/** It does not keep the process alive. */
function listen(server: Server): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      server.unref();
      const address = server.address();
      done(address !== null && typeof address === 'object' ? address.port : 0);
    });
  });
}
