import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's files on disk, but a commit waits until the disk has it; as shipped, fsync does nothing there. */
export class SyncedNodeFs extends NodeFS {
  /** How often the engine has made the disk keep something. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const hook = (module: { NODEFS: unknown }) => this.#hookInto(module.NODEFS);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] },
    };
  }

  protected sync(file: number): void {
    fsyncSync(file);
    this.syncs += 1;
  }

  #hookInto(nodeFs: unknown): void {
    // Emscripten's own file system, which it does not describe: its streams call fsync if there is one.
    const { stream_ops, tryFSOperation } = nodeFs as EmscriptenNodeFs;
    stream_ops.fsync = ({ nfd }) => {
      tryFSOperation(() => this.sync(nfd));
      return 0;
    };
  }
}

interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Turns an error of Node into the error number that the engine understands. */
  tryFSOperation(operation: () => void): void;
}
