import type { PublicVersion, Version } from '../../../server/db/publicVersion.ts';

export interface FakePublicVersion extends PublicVersion {
  rise(): void;
  /** As when a database without the last write has taken over. */
  fall(): void;
}

/** A public version that a test raises itself. */
export function fakePublicVersion(): FakePublicVersion {
  const listeners = new Set<(version: Version) => void>();
  let version: Version = { content: 1, names: 1 };
  const move = (by: 1 | -1) => {
    version = { content: version.content + by, names: version.names + by };
    for (const listener of listeners) listener(version);
  };
  return {
    current: () => version,
    onRise: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rise: () => move(1),
    fall: () => move(-1),
  };
}
