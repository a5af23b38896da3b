import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What packages could leave out of a build for browsers and do not by themselves: of the router it is the
 * half, of Line's SDK a tenth. Why: docs/decisions/0020-first-load.md. A package that changes its shape is
 * noticed by tests/e2e/firstLoad.test.ts.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [
          // Published without its developer's warnings, too, but no condition of bundlers leads there.
          { find: /^react-router$/, replacement: fileOfRouter('index.mjs') },
          { find: /^react-router\/dom$/, replacement: fileOfRouter('dom-export.mjs') },
          // A stand-in for what React has had since version 18.
          { find: 'use-sync-external-store/shim', replacement: 'react' },
        ],
      },
    }),
    transform: {
      filter: { id: /react-router\/dist\/production\/|@liff\// },
      handler: (code, id) => ({
        code: id.includes('/@liff/') ? withPureValues(code) : withPureComponents(code),
        map: null,
      }),
    },
  };
}

const fileOfRouter = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));

/** Its names for developers, and the calls that wrap a component, keep what nobody imports. */
const withPureComponents = (code: string) =>
  code
    .replace(/^\w+\.(displayName = "\w+"|contextType = RSCRouterContext);$/gm, '')
    .replace(
      /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm,
      '$1/* @__PURE__ */ $2',
    );

/** Its classes are made by functions that run at once; one that nobody uses need not be made. */
const withPureValues = (code: string) => code.replace(/=(?=function\(|new )/g, '=/* @__PURE__ */');
