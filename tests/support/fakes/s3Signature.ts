import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Asked for if the key is a temporary one. */
  sessionToken?: string;
}

interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  now: Date;
}

/** Signature version 4, checked on the received request: in the query of an address, or in a header. */
export function isSigned(asked: Asked, keys: S3Keys): boolean {
  const { url, headers } = asked;
  if (url.searchParams.has('X-Amz-Signature')) return isSignedAddress(asked, keys);
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!credential || !signedHeaders || !signature) return false;
  const at = String(headers['x-amz-date']);
  const query = new URLSearchParams(url.search);
  return signature === signatureOf(asked, keys, { at, credential, signedHeaders, query });
}

function isSignedAddress(asked: Asked, keys: S3Keys): boolean {
  const query = new URLSearchParams(asked.url.search);
  const take = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const given = take('Signature');
  const at = take('Date');
  query.delete('X-Amz-Signature');
  const begun = Date.parse(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (!(asked.now.getTime() <= begun + Number(take('Expires')) * 1_000)) return false;
  const parts = { at, credential: take('Credential'), signedHeaders: take('SignedHeaders'), query };
  return given === signatureOf(asked, keys, parts);
}

interface Parts {
  at: string;
  credential: string;
  signedHeaders: string;
  query: URLSearchParams;
}

function signatureOf({ method, url, headers }: Asked, keys: S3Keys, parts: Parts): string | null {
  const { at, credential, signedHeaders, query } = parts;
  const scope = [at.slice(0, 8), keys.region, 's3', 'aws4_request'].join('/');
  if (credential !== `${keys.accessKeyId}/${scope}`) return null;
  if (!signedHeaders.split(';').includes('host')) return null;
  const isTokenSigned = signedHeaders.split(';').includes('x-amz-security-token');
  const inHeader = isTokenSigned ? headers['x-amz-security-token'] : undefined;
  const token = query.get('X-Amz-Security-Token') ?? inHeader;
  if (token !== keys.sessionToken) return null;
  const canonical = [
    method,
    url.pathname,
    [...query]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', at, scope, hash].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(mac, `AWS4${keys.secretAccessKey}`);
  return mac(key, text).toString('hex');
}

const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
