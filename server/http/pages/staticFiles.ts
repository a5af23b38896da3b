import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { limits } from '../../limits/limits.ts';
import { acceptsEncoding } from '../answer/encodeAnswer.ts';
import { assetHeaders, workerHeaders } from '../answer/securityHeaders.ts';

/** File types that browsers may fetch. Other files in the folders are not served. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Compressed copies that the build writes next to each file, best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** These names contain a hash of the content, so the content never changes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

/** The service worker: its scope is the whole site. */
const WORKER = '/sw.js';

export interface StaticFolder {
  /** Starts and ends with a slash. */
  base: string;
  folder: string;
}

export interface StaticFiles {
  /** Undefined when the file does not exist. */
  serve(path: string, headers: Headers): Promise<Response> | undefined;
}

/** Serves only files that were listed at the start. Request paths are never joined to a folder. */
export function openStaticFiles(folders: readonly StaticFolder[]): StaticFiles {
  const files = new Map(folders.flatMap(listFiles));
  const memory = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: limits.kept.builtFileBytes,
    // The cache demands a size, also of an empty file.
    sizeCalculation: (bytes) => bytes.byteLength + 1,
    fetchMethod: (location) => readFile(location),
    ignoreFetchAbort: true,
  });
  const bytesOf = (location: string) => memory.forceFetch(location);
  return {
    serve: (path, headers) => {
      const file = files.get(path);
      return file && answer(file, headers, bytesOf);
    },
  };
}

/** Whether the path is that of a file; no page is rendered for it. */
export const looksLikeFile = (path: string): boolean => extname(path).toLowerCase() in TYPES;

interface StaticFile {
  location: string;
  encodings: readonly (typeof ENCODINGS)[number][];
  headers: Readonly<Record<string, string>>;
  etag: string;
}

function listFiles({ base, folder }: StaticFolder): [string, StaticFile][] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const present = new Set(names);
  return names.filter(isPublic).map((name) => {
    const location = join(folder, name);
    const path = base + name.split('\\').join('/');
    const encodings = ENCODINGS.filter(({ suffix }) => present.has(name + suffix));
    const etag = `W/"${createHash('sha1').update(readFileSync(location)).digest('base64url')}"`;
    const headers = {
      ...(path === WORKER ? workerHeaders : assetHeaders),
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: etag,
      ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    };
    return [path, { location, encodings, headers, etag }];
  });
}

const isPublic = (name: string) => extname(name) in TYPES && !/(^|[/\\])\./.test(name);

async function answer(
  { location, encodings, headers, etag }: StaticFile,
  asked: Headers,
  bytesOf: (location: string) => Promise<Buffer<ArrayBuffer>>,
): Promise<Response> {
  if (asked.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const accepted = asked.get('accept-encoding');
  const encoding = encodings.find(({ name }) => acceptsEncoding(accepted, name));
  const bytes = await bytesOf(location + (encoding?.suffix ?? ''));
  return new Response(bytes, {
    headers: {
      ...headers,
      'Content-Length': String(bytes.byteLength),
      ...(encoding && { 'Content-Encoding': encoding.name }),
    },
  });
}
