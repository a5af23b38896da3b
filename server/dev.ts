import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type { PageAddress, PageRenderer } from '../contract/pageRenderer.ts';
import { readEnvOrExit } from './env/env.ts';
import { appElement, bootData, fill, type PageDocument } from './http/pages/pageDocument.ts';

/**
 * `npm run dev`: web, LINE app and API in one process, from the sources. Changed client code shows at once, changed
 * server code answers the next request.
 */
// biome-ignore lint/style/noProcessEnv: read here, checked there, passed on from here
const env = readEnvOrExit(process.env);

/** Vite writes this mark as the nonce of its tags; each page replaces it with a real nonce. */
const NONCE_MARK = 'dev-nonce';

const LEFT_OUT =
  'Only npm start has the jobs (notices, reminders, retention), the LINE chat, mail, push, translations,\n' +
  'the antivirus, metrics, traces and the replay of the erasure log.\n';

const server = createServer();
const vite = await createVite({
  server: { middlewareMode: true, hmr: { server } },
  html: { cspNonce: NONCE_MARK },
  appType: 'custom',
});
const { openDevBackend } = (await vite.ssrLoadModule(
  '/server/start/devBackend.ts',
)) as typeof import('./start/devBackend.ts');

const backend = openDevBackend(env, {
  loadApp: async () => (await vite.ssrLoadModule('/server/app.ts')) as typeof import('./app.ts'),
  render: async (request) => (await loadClient()).renderPage(request),
  addressOf: async (url, acceptLanguage) => (await loadClient()).pageAddress(url, acceptLanguage),
  document: devDocument(vite),
});

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    backend.then(
      (listen) => listen(request, response),
      (cause) => response.writeHead(500).end(String(cause)),
    );
  });
});
server.listen(env.port, () => {
  process.stdout.write(
    `${env.publicUrl} answers as soon as the database is prepared.\n${LEFT_OUT}`,
  );
});

async function loadClient() {
  return (await vite.ssrLoadModule('/src/entryServer.tsx')) as {
    renderPage: PageRenderer;
    pageAddress: PageAddress;
  };
}

function devDocument(vite: ViteDevServer): PageDocument {
  return async (page) => {
    const entry = page.address.startsWith('/liff/') ? '/liff/main.tsx' : '/src/main.tsx';
    const html = fill(readFileSync('index.html', 'utf8'), {
      language: page.language,
      head: `${page.head}<link rel="stylesheet" href="/src/ui/app.css">`,
      app: appElement(page),
      scripts: `${bootData(page.boot)}<script type="module" src="${entry}"></script>`,
    });
    const marked = await vite.transformIndexHtml('/', html);
    // Vite adds and changes tags itself, so their hashes are not known.
    const nonce = randomBytes(16).toString('base64');
    const source = `'nonce-${nonce}'`;
    return { html: marked.replaceAll(NONCE_MARK, nonce), script: source, style: source };
  };
}
