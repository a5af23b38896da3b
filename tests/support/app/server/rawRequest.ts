import { connect } from 'node:net';

/** Sends bytes unchanged and returns everything until the server closes the connection. */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}
