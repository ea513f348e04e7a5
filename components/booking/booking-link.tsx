'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { linkPath } from '#domain/booking/booking-path.ts';

const BookingLink = createContext<string | null>(null);

/** Below it, a booking is read and changed by the token of its link instead of by the session. */
export function BookingLinkProvider({ token, children }: { token: string; children: ReactNode }) {
  return <BookingLink value={token}>{children}</BookingLink>;
}

/** The token; null if the client is signed in. */
export function useBookingLink(): string | null {
  return useContext(BookingLink);
}

export function useOwnBookingPath(id: string): string {
  const token = useBookingLink();
  return token === null ? `/account/bookings/${id}` : linkPath(token);
}
