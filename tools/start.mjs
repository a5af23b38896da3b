/** `npm start`: builds if need be, then becomes the server. */
process.env.NODE_ENV ??= 'production';
await import('./build.mjs');
await import('../dist/server/main.js');
