const aboutPage = 'page';

/** Returns the address of the page to write to us, with the page of the site that the message is about. */
export function feedbackPath(page: string): string {
  return `/feedback?${new URLSearchParams({ [aboutPage]: page }).toString()}`;
}

/** Returns the page of a location that the query of an address names, null where it names none. */
export function feedbackPage(search: string): string | null {
  const page = new URLSearchParams(search).get(aboutPage) ?? '';
  return /^\/locations\/\d+\/[\w-]+$/.test(page) ? page : null;
}
