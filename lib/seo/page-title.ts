export const siteTitle = 'Aproape';

/** Returns the tab title for a page title. */
export function pageTitle(title: string): string {
  return `${title} · ${siteTitle}`;
}
