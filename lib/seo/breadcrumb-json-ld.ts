/** A page in the breadcrumb; `path` on our origin. */
type Step = { label: string; path: string };

/** Returns a breadcrumb, including the current page, as schema.org structured data. */
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
