import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const Locked = z.object({
  resolved: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const { packages } = z
  .object({ packages: z.record(z.string(), Locked) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

describe('package-lock.json', () => {
  // `npm install` leaves out packages that a registry does not offer, and `npm ci` then refuses elsewhere.
  it('lists the packages of every system, not only of the one it was made on', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });

  it('contains no download addresses', () => {
    const addresses = Object.values(packages).filter(({ resolved }) => resolved !== undefined);
    expect(addresses).toEqual([]);
  });
});

/** As Node searches: beside the importing file, then in each folder above. */
function isLocked(user: string, name: string): boolean {
  if (packages[`${user}/node_modules/${name}`]) return true;
  const above = user.lastIndexOf('/node_modules/');
  return above === -1
    ? packages[`node_modules/${name}`] !== undefined
    : isLocked(user.slice(0, above), name);
}
