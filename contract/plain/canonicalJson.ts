/** Equal values are equal texts: the keys are sorted, also because PostgreSQL reorders the keys of jsonb. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
