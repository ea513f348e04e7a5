import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import { book, bookingRequest } from './booking-request.ts';
import { makeLocation } from './make-location.ts';
import type { TestApi } from './test-api.ts';
import type { SignedInClient } from './test-client.ts';

let last = 0;

type Linked = {
  client: SignedInClient;
  request: CreateBookingBody;
  booking: Booking;
  contact_email: string;
  token: string;
};

export async function bookedWithLink(
  api: TestApi,
  changes: Partial<CreateBookingBody> = {},
): Promise<Linked> {
  const contact_email = `salon-cu-link-${(last += 1)}@example.ro`;
  const client = await api.signIn({ phone: `+4073355${String(last).padStart(4, '0')}` });
  const request = bookingRequest(await makeLocation(api.db, { contact_email }), changes);
  const { body } = await book(api, client, request);
  const token = await mailedToken(api, client.user.email);
  return { client, request, booking: body.data, contact_email, token };
}

export async function mailedToken(api: TestApi, recipient: string): Promise<string> {
  const text = (await api.messages(recipient)).at(-1)?.text ?? '';
  const [, token] = /\/b\/([\w-]+)/.exec(text) ?? [];
  if (!token) throw new Error(`No link in: ${text}`);
  return token;
}
