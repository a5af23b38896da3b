import { openProxy } from '../app/server/openProxy.ts';
import { afterFile } from '../setup/afterFile.ts';

/** A proxy in front of a stand-in. Each process has its own, so that a test knows which process asks. */
export interface Relay {
  url: string;
  /** The answer to the next request with this text never arrives: `then` is called in its place. */
  loseAnswerTo: (request: RegExp, then: () => void) => void;
  /** From now on all answers arrive. */
  loseNone: () => void;
}

export async function openRelay(target: string): Promise<Relay> {
  const { hostname: host, port, protocol } = new URL(target);
  let losing: { request: RegExp; then: () => void } | null = null;
  const proxy = await openProxy(
    () => ({ host, port: Number(port) }),
    (near, far) => {
      let lose: (() => void) | null = null;
      near.on('data', (chunk) => {
        if (losing?.request.test(chunk.toString('latin1'))) {
          lose = losing.then;
          losing = null;
        }
        far.write(chunk);
      });
      far.on('data', (chunk) => {
        if (!lose) return void near.write(chunk);
        lose();
        near.destroy();
      });
      far.on('close', () => near.end());
    },
  );
  afterFile(proxy.stop);
  return {
    url: `${protocol}//127.0.0.1:${proxy.port}`,
    loseAnswerTo: (request, then) => {
      losing = { request, then };
    },
    loseNone: () => {
      losing = null;
    },
  };
}
