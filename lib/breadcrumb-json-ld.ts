/** A page on the way to another; `path` on our origin. */
type Step = { label: string; path: string };

/** Returns the way to a page, the page itself included, as schema.org describes it. */
export function breadcrumbJsonLd(steps: readonly Step[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: new URL(path, siteUrl).href,
    })),
  };
}
