import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import type { PushSubscriptionForm } from '../../../contract/notice.ts';
import { listenLocally } from '../app/server/listenLocally.ts';
import { afterFile } from '../setup/afterFile.ts';

export interface ReceivedPush {
  path: string;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

export interface Browser {
  subscription: PushSubscriptionForm;
  /** Decrypts a push as the browser does. */
  read: (push: ReceivedPush | undefined) => unknown;
}

export interface PushService {
  /** Where requests to Google's address come to. */
  url: string;
  received: ReceivedPush[];
  /** The status of the next answers for this path. */
  answerWith: (path: string, status: number) => void;
  aBrowser: (path: string) => Browser;
}

export const PUSH_HOST = 'https://fcm.googleapis.com';

/** A file may open one service after the other; the second one finds the fetch of the first. */
const realFetch = globalThis.fetch;

/** Takes the place of Google's push service: requests to its address come to a local server. */
export async function openPushService(): Promise<PushService> {
  const received: ReceivedPush[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: await buffer(request) });
    response.writeHead(statuses.get(path) ?? 201, { Location: '/elsewhere' }).end();
  });
  const port = await listenLocally(server);
  const url = `http://127.0.0.1:${port}`;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const asked = String(input);
    return realFetch(
      asked.startsWith(PUSH_HOST) ? url + asked.slice(PUSH_HOST.length) : input,
      init,
    );
  });
  afterFile(() => spy.mockRestore());
  return {
    url,
    received,
    answerWith: (path, status) => void statuses.set(path, status),
    aBrowser: (path) => {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const keys = {
        p256dh: curve.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
      return {
        subscription: { endpoint: PUSH_HOST + path, keys },
        read: (push) => push && JSON.parse(decrypt(push.body, curve, auth)),
      };
    },
  };
}

/** RFC 8291: salt, size of a record, length of the key, the key of the sender, the encrypted text. */
function decrypt(body: Buffer, curve: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const rest = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const input = hkdfSync('sha256', curve.computeSecret(senderKey), auth, info, 32);
  const derive = (name: string, length: number) =>
    new Uint8Array(
      hkdfSync('sha256', new Uint8Array(input), salt, `Content-Encoding: ${name}\0`, length),
    );
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(rest.subarray(-16));
  const padded = Buffer.concat([decipher.update(rest.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
