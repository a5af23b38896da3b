/** `npm start`: builds if necessary, then runs the server in this process. */
const isProduction = process.env.NODE_ENV === 'production';
await import('./build.mjs');
// The build has changed it. The operator's value decides the default of SEED.
if (!isProduction) delete process.env.NODE_ENV;
await import('../dist/server/main.js');
