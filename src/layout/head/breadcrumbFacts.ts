interface Step {
  name: string;
  /** Missing for the page itself. */
  address: string | undefined;
}

/** The way to a page in the words of schema.org. */
export function breadcrumbFacts(steps: readonly Step[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(address && { item: address }),
    })),
  };
}
