/** A file that breaks a rule which biome.json turns on beyond the recommended ones. */
export interface LintPlant {
  rule: string;
  file: string;
  text: string;
}

const plant = (rule: string, file: string, text: string): LintPlant => ({ rule, file, text });

const BRANCHES = ['a', 'b', 'c', 'd', 'e', 'f']
  .map((name, depth) => `${'  '.repeat(depth)}if (${name}) {`)
  .join('\n');

export const LINT_PLANTS: LintPlant[] = [
  plant(
    'noExcessiveCognitiveComplexity',
    'src/lib/tangle.ts',
    `export function tangle(a, b, c, d, e, f) {\n${BRANCHES} return 1; ${'}'.repeat(6)} }`,
  ),
  plant('noUselessUndefined', 'src/lib/undefined.ts', 'export function f() { return undefined; }'),
  plant(
    'useMaxParams',
    'src/lib/many.ts',
    'export const f = (a, b, c, d, e) => a + b + c + d + e;',
  ),
  plant(
    'noNestedComponentDefinitions',
    'src/layout/Outer.tsx',
    'export function Outer() { function Inner() { return <i />; } return <Inner />; }',
  ),
  plant(
    'useImportExtensions',
    'src/lib/bare.ts',
    "import { a } from './undefined'; export const b = a;",
  ),
  plant(
    'useJsonImportAttributes',
    'src/lib/json.ts',
    "import a from './a.json'; export const b = a;",
  ),
  plant(
    'noRestrictedElements',
    'src/layout/BareButton.tsx',
    'export const Bare = () => <button type="button">x</button>;',
  ),
  plant(
    'noRestrictedElements',
    'src/layout/BareLink.tsx',
    'export const Bare = () => <a href="/x">x</a>;',
  ),
  plant(
    'noFloatingPromises',
    'src/lib/floating.ts',
    'const later = async () => 1;\nexport const now = () => { later(); };',
  ),
  plant('noBarrelFile', 'src/lib/barrel.ts', "export { a } from './undefined.ts';"),
  plant('noReExportAll', 'src/lib/all.ts', "export * from './undefined.ts';"),
  plant(
    'noCommonJs',
    'server/http/common.ts',
    "const fs = require('node:fs');\nexport const b = fs;",
  ),
  plant('noDefaultExport', 'src/lib/byDefault.ts', 'export default 1;'),
  plant('noEnum', 'contract/color.ts', 'export enum Color { Red }'),
  plant('noExcessiveLinesPerFile', 'server/http/long.ts', 'export const a = 1;\n'.repeat(301)),
  plant(
    'noExportedImports',
    'src/lib/passing.ts',
    "import { a } from './undefined.ts';\nexport { a };",
  ),
  plant('noHexColors', 'src/layout/frame.css', '.frame { color: #123456; }'),
  plant('noNamespace', 'src/lib/space.ts', 'export namespace Space { export const a = 1; }'),
  plant('noNestedTernary', 'src/lib/nested.ts', 'export const f = (a, b) => (a ? 1 : b ? 2 : 3);'),
  plant(
    'noNonNullAssertion',
    'src/lib/sure.ts',
    'export const f = (a: string | null) => a!.length;',
  ),
  plant('noParameterAssign', 'src/lib/assigned.ts', 'export function f(a) { a = 1; return a; }'),
  plant(
    'noParameterProperties',
    'server/http/Thing.ts',
    'export class Thing { constructor(readonly a: string) {} }',
  ),
  plant('noProcessEnv', 'server/http/secret.ts', 'export const a = process.env.A;'),
  plant('noRestrictedGlobals', 'src/domain/fetching.ts', "export const f = () => fetch('/x');"),
  plant(
    'noRestrictedGlobals',
    'src/environment/fetching.ts',
    "export const f = () => fetch('/x');",
  ),
  plant(
    'noRestrictedGlobals',
    'src/state/kept.ts',
    "export const f = () => localStorage.getItem('x');",
  ),
  plant(
    'noRestrictedGlobals',
    'liff/kept.ts',
    "export const f = () => sessionStorage.getItem('x');",
  ),
  plant('useAtIndex', 'src/lib/last.ts', 'export const f = (a: string[]) => a[a.length - 1];'),
  plant(
    'useCollapsedIf',
    'src/lib/ifs.ts',
    'export function f(a, b) { if (a) { if (b) { return 1; } } return 2; }',
  ),
  plant('useConsistentArrayType', 'src/lib/arrays.ts', 'export const a: Array<string> = [];'),
  plant('useFilenamingConvention', 'src/lib/kebab-name.ts', 'export const a = 1;'),
  plant('useThrowOnlyError', 'src/lib/thrown.ts', "export function f() { throw 'a'; }"),
  plant('noConsole', 'src/lib/chatty.ts', "export const f = () => console.log('a');"),
  plant('noConsole', 'server/http/chatty.ts', "export const f = () => console.error('a');"),
  plant(
    'noEvolvingTypes',
    'src/lib/evolving.ts',
    'export function f() { let a; a = 1; return a; }',
  ),
  plant('noSkippedTests', 'tests/rules/skipped.test.ts', "it.skip('a', () => {});"),
  plant('noFocusedTests', 'tests/rules/focused.test.ts', "it.only('a', () => {});"),
  plant('noTsIgnore', 'src/lib/ignored.ts', '// @ts-ignore\nexport const a: number = 1;'),
  plant('noVar', 'src/lib/old.ts', 'export function f() { var a = 1; return a; }'),
  plant('useErrorMessage', 'src/lib/mute.ts', 'export function f() { throw new Error(); }'),
  // Recommended anyway, but promised by the style guide.
  plant('noExplicitAny', 'src/lib/any.ts', 'export const a = (b: any) => b;'),
  plant(
    'useExhaustiveDependencies',
    'src/layout/useMissing.ts',
    "import { useEffect } from 'react';\nexport function useMissing(a: string) { useEffect(() => { document.title = a; }, []); }",
  ),
  plant(
    'useAltText',
    'src/layout/Picture.tsx',
    'export const Picture = () => <img src="/x.webp" />;',
  ),
  plant(
    'useKeyWithClickEvents',
    'src/layout/Clickable.tsx',
    'export const Clickable = () => <div onClick={() => {}} />;',
  ),
];

/** Exceptions of biome.json that must stay, because the rule's own message points to them. */
export const LINT_ALLOWED: Omit<LintPlant, 'rule'>[] = [
  {
    file: 'src/ui/Button.tsx',
    text: 'export const Button = () => <button type="button">x</button>;',
  },
  { file: 'src/ui/tokens.css', text: ':root { --color-a: #123456; }' },
  { file: 'src/environment/storage.ts', text: "export const f = () => localStorage.getItem('x');" },
  { file: 'src/layout/logging.ts', text: "export const f = () => console.error('a');" },
  { file: 'tools/start.mjs', text: 'export const a = process.env.A;' },
  { file: 'vite.config.ts', text: 'export default {};' },
];
