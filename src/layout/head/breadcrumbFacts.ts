interface Step {
  name: string;
  /** Undefined for the page itself. */
  address: string | undefined;
}

/** The breadcrumbs as schema.org data. */
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
