/** Loads a page of this site anew: nothing of the session before it stays in the memory of the page. */
export function loadPage(path: string): void {
  window.location.assign(path);
}
