export const siteTitle = 'Aproape';

/** Returns what the browser's tab is called while a page with this title is open. */
export function pageTitle(title: string): string {
  return `${title} · ${siteTitle}`;
}
