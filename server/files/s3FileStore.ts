import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { collectBytes } from '../lib/collectBytes.ts';
import { limits } from '../limits/limits.ts';
import { refuse } from '../refusal.ts';
import type { FileStore } from './fileStore.ts';

export interface S3Settings {
  /** Without a slash at the end. The bucket is part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Only with a temporary key. */
  sessionToken?: string;
}

/** Stores files in an S3 bucket. The bucket needs a CORS rule: PUT with Content-Type from the site's origin. */
export function createS3FileStore(
  settings: S3Settings,
  maxBytes: number,
  patienceMs: number = limits.outside.bucketMs,
): FileStore {
  const { endpoint, bucket, ...credentials } = settings;
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const urlOf = (key: string) => `${endpoint}/${bucket}/${key}`;
  // No redirects: a response must not lead to another host. The time includes repeats, and reading the answer.
  const ask = (key: string, init: RequestInit) => {
    const signal = AbortSignal.timeout(patienceMs);
    return client.fetch(urlOf(key), { ...init, redirect: 'error', signal }).catch(() => {
      throw refuse('provider_unavailable');
    });
  };

  const remove = async (key: string): Promise<void> => {
    const answer = await ask(key, { method: 'DELETE' });
    if (answer.status !== 404) await done(answer);
  };

  return {
    uploadOrigin: new URL(endpoint).origin,
    maxBytes,
    // Length and type are signed too, so another file does not fit the URL. An unknown length cannot be limited
    // here: the size is checked before reading.
    signPut: async ({ key, type, size, now }) => {
      const url = new URL(urlOf(key));
      url.searchParams.set('X-Amz-Expires', String(limits.uploads.addressMs / 1_000));
      const headers = {
        'content-type': type,
        ...(size !== null && { 'content-length': `${size}` }),
      };
      const datetime = now.toISOString().replace(/[:-]|\.\d{3}/g, '');
      const signer = new AwsV4Signer({
        method: 'PUT',
        url: url.href,
        headers,
        datetime,
        service: 's3',
        ...credentials,
        signQuery: true,
        allHeaders: true,
      });
      return (await signer.sign()).url.href;
    },
    sizeOf: async (key) => {
      const answer = await ask(key, { method: 'HEAD' });
      if (answer.status === 404) return null;
      return Number((await done(answer)).headers.get('content-length'));
    },
    read: async (key) => {
      const answer = await ask(key, { method: 'GET' });
      if (answer.status === 404) {
        await answer.body?.cancel();
        return null;
      }
      const bytes = await bytesOf(await done(answer), maxBytes);
      if (bytes === null) await remove(key);
      return bytes;
    },
    write: async (key, bytes, type) => {
      const body = new Uint8Array(bytes);
      await done(await ask(key, { method: 'PUT', body, headers: { 'Content-Type': type } }));
    },
    remove,
  };
}

/** Null when there are more bytes; counted while reading, because not every response announces its length. */
async function bytesOf({ body, headers }: Response, most: number): Promise<Buffer | null> {
  if (body === null) return Buffer.alloc(0);
  if (Number(headers.get('content-length')) > most) {
    await body.cancel();
    return null;
  }
  return collectBytes(body, most).catch(() => {
    throw refuse('provider_unavailable', 'the bucket broke off');
  });
}

/** The bucket's message is not passed on, because it names buckets and keys. The status helps the operator. */
async function done(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw refuse('provider_unavailable', `the bucket answered ${answer.status}`);
}
