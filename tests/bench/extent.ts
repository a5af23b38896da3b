/** How long everything is measured. A short run only shows that the commands work. */
export interface Extent {
  name: 'A short run' | 'A full run' | 'A long run';
  rounds: number;
  seconds: number;
  samples: number;
  memorySeconds: number;
}

const EXTENTS: Record<string, Extent> = {
  '--short': { name: 'A short run', rounds: 3, seconds: 1, samples: 60, memorySeconds: 20 },
  '--full': { name: 'A full run', rounds: 7, seconds: 3, samples: 300, memorySeconds: 100 },
  '--long': { name: 'A long run', rounds: 7, seconds: 3, samples: 300, memorySeconds: 600 },
};

const FULL = '--full';

export function extentOf(words: readonly string[]): Extent {
  const word = words.find((each) => each in EXTENTS) ?? FULL;
  const extent = EXTENTS[word];
  if (!extent) throw new Error(`Unknown extent: ${word}`);
  return extent;
}
