/** The value if it is a known one, otherwise undefined, e.g. of an address, which may contain anything. */
export const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((one) => one === value);
