import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** `bareServer <port>`: node:http sending one answer, read from stdin, as fast as it can. */
const { headers, body } = JSON.parse(await text(process.stdin)) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.argv[2]), '127.0.0.1');
