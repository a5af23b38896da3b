import type { PublicVersion, Version } from '../../server/db/publicVersion.ts';

export interface FakePublicVersion extends PublicVersion {
  rise(): void;
}

/** A version that a test raises by hand. */
export function fakePublicVersion(): FakePublicVersion {
  const listeners = new Set<(version: Version) => void>();
  let version: Version = { content: 1, names: 1 };
  return {
    current: () => version,
    onRise: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    rise: () => {
      version = { content: version.content + 1, names: version.names + 1 };
      for (const listener of listeners) listener(version);
    },
  };
}
