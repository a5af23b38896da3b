import { createServer } from 'node:http';
import { json, text } from 'node:stream/consumers';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import type { ReviewToInsert } from './publicWrites.ts';

/** `bareWriteServer <port>`: node:http and pg, a review and its row of the feed for each request, and nothing else. */
const { databaseUrl, connections } = JSON.parse(await text(process.stdin)) as {
  databaseUrl: string;
  connections: number;
};
const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });

createServer(async (request, response) => {
  if (request.method !== 'POST') return response.writeHead(404).end();
  const id = uuidv7();
  await insert(id, (await json(request)) as ReviewToInsert);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: { id } }));
}).listen(Number(process.argv[2]), '127.0.0.1');

async function insert(id: string, { counselId, memberId, clinicId, content }: ReviewToInsert) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into review (id, counsel_id, member_id, clinic_id, title, content, rating,
       created_at, updated_at)
     values ($1, $2, $3, $4, 'bench', $5, 5, now(), now())`,
    [id, counselId, memberId, clinicId, content],
  );
  await client.query("insert into change (kind, id, clinic_id) values ('review', $1, $2)", [
    id,
    clinicId,
  ]);
  await client.query('commit');
  client.release();
}
