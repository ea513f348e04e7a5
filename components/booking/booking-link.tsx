'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { linkPath } from '#domain/booking/booking-path.ts';

const BookingLink = createContext<string | null>(null);

/** Components inside use the link's token instead of the session. */
export function BookingLinkProvider({ token, children }: { token: string; children: ReactNode }) {
  return <BookingLink value={token}>{children}</BookingLink>;
}

export function useBookingLink(): string | null {
  return useContext(BookingLink);
}

export function useOwnBookingPath(id: string): string {
  const token = useBookingLink();
  return token === null ? `/account/bookings/${id}` : linkPath(token);
}
