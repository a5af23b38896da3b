import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';

/** `barePgServer <port>`: node:http and pg, one query a request, and nothing else. */
const { headers, sql, params, total, databaseUrl } = JSON.parse(await text(process.stdin)) as {
  headers: Record<string, string>;
  sql: string;
  /** The rows before the offset, which is the last value. */
  params: unknown[];
  total: number;
  databaseUrl: string;
};
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });

createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://bare');
  const offset = Number(searchParams.get('offset'));
  // Each card is JSON already.
  const { rows } = await pool.query<{ card: string }>(sql, [...params, offset]);
  const body = `{"data":[${rows.map(({ card }) => card).join(',')}],"total":${total}}`;
  response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1');
