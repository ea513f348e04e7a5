import type { Booking } from '#contract/booking.ts';
import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import type { ReportReason } from '#domain/booking/review-rules.ts';
import type { ProviderIdentity } from '#domain/legal/provider-identity.ts';
import type { CodeOwner } from './code-of.ts';

export type BookingNews = Pick<
  Booking,
  | 'id'
  | 'status'
  | 'sequence'
  | 'starts_at'
  | 'ends_at'
  | 'cancel_until'
  | 'created_at'
  | 'hold_expires_at'
  | 'max_total'
  | 'hidden_count'
> & {
  location: string;
  /** Absent, like `location_path`, in messages queued by an older version. */
  location_id?: number;
  location_path?: string;
  address: string;
  professional: string;
  services: string[];
  total_label: string;
  moved_from?: string;
  is_withdrawn?: true;
  provider?: ProviderIdentity;
  purchase?: Booking['purchase'];
  /** Digest of the client's contacts, for the link; absent in mails to locations and old jobs. */
  contacts?: string;
};

/** `price` and `refund` in bani; null if the location decides the price. */
export type WithdrawalNews = {
  subscription: string;
  location: string;
  provider?: ProviderIdentity;
  bought_at: string;
  withdrawn_at: string;
  price: number | null;
  refund: number | null;
  used: number;
  total: number;
  canceled: string[];
  /** The location has no e-mail. */
  is_location_untold?: true;
};

export type FreeTimeLink = { words: string; path: string };

type ReportedReview = {
  id: number;
  author: string;
  rating: number;
  comment: string;
  location: { id: number; slug: string; name: string };
};

type SmsOrMail = { channel: 'sms' } | { channel: 'mail' };
type ToClient = { channel: 'mail'; first_name: string; booking: BookingNews };
type ToLocation = { channel: 'mail'; client: string; booking: BookingNews };

/** Must contain no secrets, because messages are stored as jobs. */
type Templates = {
  login_code: { channel: 'sms'; challenge: CodeOwner };
  registration_code: { channel: 'sms'; challenge: CodeOwner };
  new_phone_code: { channel: 'sms'; challenge: CodeOwner };
  security_code: SmsOrMail & { challenge: CodeOwner };
  password_code: { channel: 'mail'; challenge: CodeOwner };
  new_email_code: { channel: 'mail'; challenge: CodeOwner };
  /** `alone`: phone, social networks, calendar feed or consent were removed. */
  password_changed: { channel: 'mail'; first_name: string; alone?: true };
  network_linked: { channel: 'mail'; first_name: string; network: string };
  email_changed: { channel: 'mail'; first_name: string };
  phone_changed: SmsOrMail & { first_name: string };
  sign_in_tries: { channel: 'mail'; first_name: string };
  account_deleted: { channel: 'mail'; first_name: string };
  feedback_taken: { channel: 'mail' };
  feedback: { channel: 'mail'; name: string; email: string; message: string };
  review_reported: { channel: 'mail'; review: ReportedReview; reason: ReportReason };
  review_hidden: { channel: 'mail'; location: string; reason: ReportReason; reported: boolean };
  booking_placed: ToClient;
  booking_moved: ToClient;
  booking_expired: ToClient;
  booking_earlier: ToClient;
  booking_soon: SmsOrMail & { first_name: string; booking: BookingNews };
  booking_canceled: ToClient;
  booking_canceled_by_location: ToClient & { reason: string; times: FreeTimeLink[] };
  booking_missed: ToClient;
  booking_answered: ToClient;
  location_booked: ToLocation;
  location_moved: ToLocation;
  location_canceled: ToLocation;
  /** `others`: starts of more bookings that the same reading of a calendar source overlaps. */
  location_overlapped: ToLocation & { others?: string[] };
  location_arrival: ToLocation & { delay: ArrivalDelay };
  calendar_unreadable: {
    channel: 'mail';
    location_id: number;
    location: string;
    professional: string;
    since: string;
  };
  subscription_withdrawn: { channel: 'mail'; first_name: string; withdrawal: WithdrawalNews };
  location_withdrawn: { channel: 'mail'; client: string; withdrawal: WithdrawalNews };
};

/** `to` is an e-mail address or a phone in E.164. */
export type Message = {
  [T in keyof Templates]: { template: T; to: string; unproven?: true } & Templates[T];
}[keyof Templates];

export type SmsMessage = Extract<Message, { channel: 'sms' }>;
export type MailMessage = Extract<Message, { channel: 'mail' }>;
export type LocationMail = Extract<MailMessage, { client: string; booking: BookingNews }>;
export type BookingMail = Exclude<Extract<MailMessage, { booking: BookingNews }>, LocationMail>;
export type WithdrawalMail = Extract<MailMessage, { withdrawal: WithdrawalNews }>;
export type ReviewMail = Extract<MailMessage, { reason: ReportReason }>;
export type CalendarMail = Extract<MailMessage, { professional: string }>;
export type AccountMail = Exclude<
  MailMessage,
  BookingMail | LocationMail | WithdrawalMail | ReviewMail | CalendarMail
>;

type Client = { email: string; first_name: string; email_verified_at: Date | null };

/** Omits the name for an unverified e-mail, because a name could be a message to another person. */
export function addressee({ email: to, first_name, email_verified_at }: Client) {
  return email_verified_at === null
    ? ({ to, first_name: '', unproven: true } as const)
    : { to, first_name };
}
