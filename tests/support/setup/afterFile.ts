const steps: (() => unknown)[] = [];

/**
 * Closes what a file has opened, the newest first. Files of a worker share modules, so an `afterAll` inside a module
 * would run after the first file only.
 */
export function afterFile(step: () => unknown): void {
  steps.push(step);
}

export async function endFile(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step();
}
