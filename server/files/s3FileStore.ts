import { AwsClient, AwsV4Signer } from 'aws4fetch';
import { refuse } from '../http/refusal.ts';
import { type FileStore, PUT_VALID_MS } from './fileStore.ts';
import type { S3Settings } from './s3Settings.ts';

/** A bucket of anyone who speaks S3. It needs a CORS rule: PUT with Content-Type from our own origin. */
export function createS3FileStore(settings: S3Settings, maxBytes: number): FileStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const urlOf = (key: string) => `${endpoint}/${bucket}/${key}`;
  // Only ever the bucket: no answer may lead us to another host.
  const ask = (key: string, init: RequestInit) =>
    client.fetch(urlOf(key), { ...init, redirect: 'error' }).catch(() => {
      throw refuse('provider_unavailable');
    });

  return {
    uploadOrigin: new URL(endpoint).origin,
    // The length and the type are signed as well, so that another file does not fit the address.
    signPut: async ({ key, type, size, now }) => {
      const url = new URL(urlOf(key));
      url.searchParams.set('X-Amz-Expires', String(PUT_VALID_MS / 1_000));
      const headers = {
        'content-type': type,
        ...(size !== null && { 'content-length': `${size}` }),
      };
      const datetime = now.toISOString().replace(/[:-]|\.\d{3}/g, '');
      const signer = new AwsV4Signer({
        ...{ method: 'PUT', url: url.href, headers, datetime, region, service: 's3' },
        ...{ accessKeyId, secretAccessKey, signQuery: true, allHeaders: true },
      });
      return (await signer.sign()).url.href;
    },
    read: async (key) => {
      const answer = await ask(key, { method: 'GET' });
      const length = Number(answer.headers.get('content-length'));
      if (answer.status === 404 || length > maxBytes) {
        await answer.body?.cancel();
        return null;
      }
      return Buffer.from(await (await done(answer)).arrayBuffer());
    },
    write: async (key, bytes, type) => {
      const body = new Uint8Array(bytes);
      await done(await ask(key, { method: 'PUT', body, headers: { 'Content-Type': type } }));
    },
    remove: async (key) => {
      const answer = await ask(key, { method: 'DELETE' });
      if (answer.status !== 404) await done(answer);
    },
  };
}

/** Its own words are not passed on: they name buckets and keys. The status helps whoever set it up. */
async function done(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw refuse('provider_unavailable', `the bucket answered ${answer.status}`);
}
