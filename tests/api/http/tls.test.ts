import type { RequestListener } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { expect, it } from 'vitest';
import { openServer, stopServer, type TlsPair } from '../../../server/http/listen/httpServer.ts';
import { rawRequest } from '../../support/app/server/rawRequest.ts';
import { aCertificate } from '../../support/fixtures/aCertificate.ts';
import { afterFile } from '../../support/setup/afterFile.ts';

async function open(tls: TlsPair, listener: RequestListener = (_, answer) => answer.end('here')) {
  const server = await openServer(listener, { port: 0, host: '127.0.0.1', tls });
  afterFile(() => stopServer(server, { state: 'ready' }, { finishMs: 100 }));
  return (server.address() as AddressInfo).port; // the server listens on a port
}

const ask = (port: number, ca: string) =>
  new Promise<string>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, ca, agent: false }, (answer) =>
      resolve(text(answer)),
    );
    asked.once('error', reject).end();
  });

const shakeHands = (port: number, options: ConnectionOptions) =>
  new Promise<TLSSocket>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, ...options }, () => resolve(socket));
    socket.once('error', reject);
  });

it('ASVS 12.3.3 12.3.4 with a certificate the process speaks TLS, to clients that trust this certificate', async () => {
  const pair = aCertificate();
  const port = await open(pair);
  expect(await ask(port, pair.cert)).toBe('here');
  await expect(ask(port, aCertificate().cert)).rejects.toThrow(/self-signed|unable to verify/);
});

it('ASVS 12.3.3 it does not fall back to plain HTTP or an old version, and goes on afterwards', async () => {
  const pair = aCertificate();
  const port = await open(pair);
  const plain = await rawRequest(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(plain).not.toContain('here');
  const old = { ca: pair.cert, minVersion: 'TLSv1', maxVersion: 'TLSv1.1' } as const;
  const ciphers = 'DEFAULT@SECLEVEL=0';
  await expect(shakeHands(port, { ...old, ciphers })).rejects.toThrow(/version|alert/i);
  expect(await ask(port, pair.cert)).toBe('here');
});
