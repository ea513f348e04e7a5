/** There is no page: it failed (500), the api is unavailable (503), or no turn was free (503). */
export class PageFailure extends Error {
  readonly status: 500 | 503;
  readonly isBusy: boolean;

  constructor(status: 500 | 503, isBusy = false) {
    super(`No page: ${status}`);
    this.status = status;
    this.isBusy = isBusy;
  }
}
