import { makeTemplate } from './template.ts';

/** Part of the build: `makeTemplate <file>`. */
const [path] = process.argv.slice(2);
if (!path) throw new Error('Name the file to write');
await makeTemplate(path);
