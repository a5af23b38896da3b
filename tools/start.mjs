/** `npm start`: builds if need be, then becomes the server. */
const isProduction = process.env.NODE_ENV === 'production';
await import('./build.mjs');
// The build has set it for itself. Set by the operator, it decides what SEED is by default.
if (!isProduction) delete process.env.NODE_ENV;
await import('../dist/server/main.js');
