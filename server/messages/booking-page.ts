export function bookingPage(appUrl: string, bookingId: string): string {
  return `${appUrl.replace(/\/+$/, '')}/account/bookings/${bookingId}`;
}
