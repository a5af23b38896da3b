import { spawnSync } from 'node:child_process';

/** For tests that start servers and browsers themselves. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The app could not be built: see above');
}
