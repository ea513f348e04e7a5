/** Returns the URL of a booking in its client's account. */
export function bookingPage(appUrl: string, bookingId: string): string {
  return `${appUrl.replace(/\/+$/, '')}/account/bookings/${bookingId}`;
}
