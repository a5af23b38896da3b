const steps: (() => unknown)[] = [];

/**
 * Closes what a file has opened, the youngest first. A worker goes from file to file with the modules that it has,
 * so an `afterAll` in one of them would speak of the first file alone.
 */
export function afterFile(step: () => unknown): void {
  steps.push(step);
}

export async function endFile(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step();
}
