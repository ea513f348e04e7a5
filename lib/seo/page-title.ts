export const siteTitle = 'Aproape';

export function pageTitle(title: string): string {
  return `${title} · ${siteTitle}`;
}
