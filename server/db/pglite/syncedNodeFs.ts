import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's file system, with a working fsync: a commit waits for the disk. The original fsync does nothing. */
export class SyncedNodeFs extends NodeFS {
  /** Number of fsync calls of the engine. */
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
    // The undocumented file system of Emscripten: its streams call fsync if it exists.
    const { stream_ops, tryFSOperation } = nodeFs as EmscriptenNodeFs;
    stream_ops.fsync = ({ nfd }) => {
      tryFSOperation(() => this.sync(nfd));
      return 0;
    };
  }
}

interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Converts a Node error to the error number of the engine. */
  tryFSOperation(operation: () => void): void;
}
