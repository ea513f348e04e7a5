import type { Booking } from '#contract/booking.ts';
import type { ReportReason } from '#domain/report-reason.ts';
import type { ProviderIdentity } from '#domain/provider-identity.ts';
import type { CodeOwner } from '../code-of.ts';

/** What a mail about a booking tells, as it was when the mail had its cause. */
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
  address: string;
  professional: string;
  services: string[];
  total_label: string;
  /** When a moved booking started before. */
  moved_from?: string;
  /** Absent where the location has supplied none. */
  provider?: ProviderIdentity;
  /** The subscription that it bought; absent without one. */
  purchase?: Booking['purchase'];
};

/** What a client withdrew from; amounts in bani, null where the location decides the price. */
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
  /** When the bookings begin that were canceled with it. */
  canceled: string[];
};

/** A free time in words, and the path at which it can be booked. */
export type FreeTimeLink = { words: string; path: string };

/** A review that was reported, as it was then. */
type ReportedReview = {
  id: number;
  author: string;
  rating: number;
  comment: string;
  location: { id: number; slug: string; name: string };
};

/** What each message needs to know. Never a secret: it is stored until it is sent. */
type Templates = {
  login_code: { channel: 'sms'; challenge: CodeOwner };
  registration_code: { channel: 'sms'; challenge: CodeOwner };
  new_phone_code: { channel: 'sms'; challenge: CodeOwner };
  security_code: { channel: 'sms' | 'mail'; challenge: CodeOwner };
  password_code: { channel: 'mail'; challenge: CodeOwner };
  new_email_code: { channel: 'mail'; challenge: CodeOwner };
  /** `alone`: the phone and the networks that opened the account before are gone from it. */
  password_changed: { channel: 'mail'; first_name: string; alone?: true };
  /** Apple or Facebook, by its name, opens the account from now on. */
  network_linked: { channel: 'mail'; first_name: string; network: string };
  /** To the old address. */
  email_changed: { channel: 'mail'; first_name: string };
  /** To the old number, and to the owner's mail. */
  phone_changed: { channel: 'sms' | 'mail'; first_name: string };
  sign_in_tries: { channel: 'mail'; first_name: string };
  account_deleted: { channel: 'mail'; first_name: string };
  feedback_taken: { channel: 'mail' };
  /** To whoever runs the site: what a visitor wrote, and where the answer goes. */
  feedback: { channel: 'mail'; name: string; email: string; message: string };
  /** To whoever runs the site: what a visitor has against a review. */
  review_reported: { channel: 'mail'; review: ReportedReview; reason: ReportReason };
  /** To its author. */
  review_hidden: { channel: 'mail'; location: string; reason: ReportReason };
  booking_placed: { channel: 'mail'; first_name: string; booking: BookingNews };
  booking_moved: { channel: 'mail'; first_name: string; booking: BookingNews };
  booking_expired: { channel: 'mail'; first_name: string; booking: BookingNews };
  /** An hour before it has become free. */
  booking_earlier: { channel: 'mail'; first_name: string; booking: BookingNews };
  /** A day or some hours before it. */
  booking_soon: { channel: 'sms' | 'mail'; first_name: string; booking: BookingNews };
  booking_canceled: { channel: 'mail'; first_name: string; booking: BookingNews };
  booking_canceled_by_location: {
    channel: 'mail';
    first_name: string;
    booking: BookingNews;
    reason: string;
    times: FreeTimeLink[];
  };
  booking_missed: { channel: 'mail'; first_name: string; booking: BookingNews };
  booking_answered: { channel: 'mail'; first_name: string; booking: BookingNews };
  /** To the location, of what a client has done: placed a booking, moved it to another time, canceled it. */
  location_booked: { channel: 'mail'; client: string; booking: BookingNews };
  location_moved: { channel: 'mail'; client: string; booking: BookingNews };
  location_canceled: { channel: 'mail'; client: string; booking: BookingNews };
  subscription_withdrawn: { channel: 'mail'; first_name: string; withdrawal: WithdrawalNews };
  location_withdrawn: { channel: 'mail'; client: string; withdrawal: WithdrawalNews };
};

type Template = keyof Templates;
/** One SMS or mail to send, by the name of its template and what the template needs. `to` is an address or E.164. */
export type Message = SmsMessage | MailMessage;

export type SmsMessage = On<'sms'>;
export type MailMessage = On<'mail'>;
/** A mail to a location, of one of its clients. */
export type LocationMail = Extract<MailMessage, { client: string; booking: BookingNews }>;
/** A mail to a client about one of their bookings. */
export type BookingMail = Exclude<Extract<MailMessage, { booking: BookingNews }>, LocationMail>;
/** A mail about a withdrawal from a subscription. */
export type WithdrawalMail = Extract<MailMessage, { withdrawal: WithdrawalNews }>;
/** A mail to whoever runs the site. */
export type FeedbackMail = Extract<MailMessage, { template: 'feedback' }>;
/** A mail about a review that is reported or hidden. */
export type ReviewMail = Extract<MailMessage, { reason: ReportReason }>;
/** A mail to a client about anything else. */
export type AccountMail = Exclude<
  MailMessage,
  BookingMail | LocationMail | WithdrawalMail | FeedbackMail | ReviewMail
>;

type On<C extends 'sms' | 'mail'> = {
  [T in Template]: C extends Templates[T]['channel']
    ? {
        template: T;
        to: string;
        /** The recipient has not proven the address. */ unproven?: true;
      } & Omit<Templates[T], 'channel'> & { channel: C }
    : never;
}[Template];
