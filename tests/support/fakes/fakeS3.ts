import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { MAX_UPLOAD_BYTES } from '../../../contract/plain/limits.ts';
import { createS3FileStore } from '../../../server/files/s3FileStore.ts';
import { listenLocally } from '../app/server/listenLocally.ts';
import type { TestFileStore } from '../app/testFileStore.ts';
import { isSigned, type S3Keys } from './s3Signature.ts';

const KEYS = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret/+=', region: 'ap-northeast-2' };
const BUCKET = 'photos';

/** A bucket on this machine that checks every signature, and a session token if there is one. */
export async function anS3Store(
  maxBytes: number = MAX_UPLOAD_BYTES,
  now: () => Date = () => new Date(),
  sessionToken?: string,
): Promise<TestFileStore & { endpoint: string }> {
  const objects = new Map<string, Buffer>();
  const keys = { ...KEYS, ...(sessionToken && { sessionToken }) };
  const server = createServer((request, response) => {
    answer(request, response, { objects, keys, now }).catch(() => response.destroy());
  });
  const port = await listenLocally(server);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    store: createS3FileStore({ ...keys, endpoint, bucket: BUCKET }, maxBytes),
    keys: () => [...objects.keys()],
  };
}

interface Bucket {
  objects: Map<string, Buffer>;
  keys: S3Keys;
  now: () => Date;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { objects, keys, now }: Bucket,
): Promise<void> {
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '/', `http://${headers.host}`);
  const body = await buffer(request);
  const isAllowed = isSigned({ method, url, headers, now: now() }, keys);
  const [, bucket, ...rest] = url.pathname.split('/');
  const key = rest.join('/');
  if (!isAllowed || bucket !== BUCKET) return end(response, 403);
  if (method === 'PUT') objects.set(key, body);
  if (method === 'DELETE') objects.delete(key);
  if (method === 'DELETE') return end(response, 204);
  const object = objects.get(key);
  if (!object) return end(response, 404);
  // Node sends no body in answer to HEAD, only its length.
  return end(response, 200, method === 'PUT' ? '' : object);
}

function end(response: ServerResponse, status: number, body: Buffer | string = ''): void {
  const headers = { 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' };
  response.writeHead(status, headers).end(status === 204 ? undefined : body);
}
