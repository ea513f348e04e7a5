import { maxBookings } from '#domain/booking/booking-status.ts';
import type { CallName } from '#contract/paths.ts';

type Kind = 'suggestions' | 'read' | 'write';

/** Per call and remote address; unlisted calls have the limit `read` or `write`. */
const callsPerMinute: Record<Kind, number> & Partial<Record<CallName, number>> = {
  listLocations: 120,
  suggestions: 180,
  locationsNextSlots: 60,
  listPlaces: 180,
  image: 1_200,
  sharePicture: 120,
  calendarFeed: 120,
  clientFeedFile: 120,
  exportAccount: 10,
  linkedBooking: 60,
  read: 300,
  write: 60,
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * LIMIT_FACTOR multiplies the limits, except attempts per code, slot alerts and queues. Limits with
 * a `scope` are counted in PostgreSQL.
 */
export const limits = {
  callsPerMinute,
  login: {
    perAddress: { scope: 'login-address', max: 100, windowSeconds: hour },
    perEmail: { scope: 'login-email', max: 10, windowSeconds: 15 * minute },
    perAccount: { scope: 'login-account', max: 50, windowSeconds: day },
    /**
     * Beyond `perAccount`, an unknown network without a passed captcha has one attempt per account
     * and `strangerWait`, which doubles every `attemptsToDouble` attempts.
     */
    perStranger: { scope: 'login-stranger', max: 1 },
    /** Used while the captcha service is unavailable. */
    unchecked: { scope: 'login-unchecked', max: 20, windowSeconds: hour },
    /** One mail a day to a client whose attempts reach `perAccount`. */
    ownerNotice: { scope: 'login-owner-notice', windowSeconds: day },
    strangerWait: { first: minute, longest: 15 * minute, attemptsToDouble: 25 },
  },
  codes: {
    attempts: 5,
    /** Shared by all remote addresses that did not request the code. */
    strangerAttempts: 50,
    /** Validity of a code. */
    seconds: 5 * minute,
    storedSeconds: 15 * minute,
    /** Validity of a code from its verification. */
    provenSeconds: 10 * minute,
    sms: {
      perHour: { scope: 'sms-hour', max: 5, windowSeconds: hour },
      perDay: { scope: 'sms-day', max: 10, windowSeconds: day },
      perAddress: { scope: 'sms-address', max: 10, windowSeconds: hour },
      /** Per 1,000 numbers, because SMS fraud uses whole blocks. */
      perBlock: { scope: 'sms-block', max: 20, windowSeconds: hour },
      /** `max` is SMS_HOURLY_BUDGET. */
      budget: { scope: 'sms-budget', key: 'all', windowSeconds: hour },
      proven: { scope: 'sms-proven', key: 'all', windowSeconds: hour },
      /** Warns if at least `from` codes were sent, and more than `ratio` per verified one. */
      alert: { from: 20, ratio: 2 },
    },
    mail: {
      perAddress: { scope: 'mail-address', max: 30, windowSeconds: hour },
      known: {
        perHour: { scope: 'mail-hour', max: 5, windowSeconds: hour },
        perDay: { scope: 'mail-day', max: 20, windowSeconds: day },
      },
      /** Counted apart, so that unknown networks cannot use up the client's codes. */
      unknown: {
        perNetworkHour: { scope: 'mail-network-hour', max: 3, windowSeconds: hour },
        perNetworkDay: { scope: 'mail-network-day', max: 5, windowSeconds: day },
        perDay: { scope: 'mail-unknown-day', max: 40, windowSeconds: day },
      },
    },
    failures: {
      perContact: { scope: 'code-contact', max: 10, windowSeconds: hour },
      perAddress: { scope: 'code-address', max: 30, windowSeconds: 15 * minute },
    },
  },
  /** Refusals that reveal a taken contact, per remote address. Later registrations get 429. */
  takenContacts: { scope: 'registration-taken', max: 20, windowSeconds: hour },
  feedback: {
    perAddress: { scope: 'feedback-address', max: 10, windowSeconds: hour },
    /** Each message is confirmed by a mail. */
    perEmail: { scope: 'feedback-email', max: 3, windowSeconds: day },
  },
  reviewReports: { scope: 'report-address', max: 10, windowSeconds: hour },
  /** Per client, or per remote address of a guest. */
  voucherTries: { scope: 'voucher', max: 10, windowSeconds: 10 * minute },
  bookings: {
    attempts: { max: 30, windowSeconds: 10 * minute },
    placed: { max: 10, windowSeconds: hour },
    pending: { max: maxBookings.pending },
    moved: { scope: 'booking-moves', max: 10, windowSeconds: hour },
    upcoming: { max: maxBookings.upcoming },
    /** Per booking; each arrival may mail the location. */
    arrivals: { scope: 'booking-arrivals', max: 5, windowSeconds: day },
    /** Calls per link and method, from all remote addresses. */
    linkCalls: { max: 60, windowSeconds: minute },
  },
  /** Per location and kind of link. */
  blockChanges: { scope: 'block-changes', max: 120, windowSeconds: hour },
  /** Per location; each attempt reads a URL. */
  calendarLinks: { scope: 'calendar-links', max: 20, windowSeconds: hour },
  /** Mails, except codes, per unverified e-mail of an account. */
  unprovenMails: { scope: 'unproven-mail', max: 20, windowSeconds: day },
  slotAlerts: {
    /** Per client. */
    max: 5,
    /** Per alert. */
    mails: { max: 3, waitSeconds: 6 * hour },
    checkSeconds: 15 * minute,
    atOnce: 20,
  },
  account: {
    passwordTries: { scope: 'own-password', max: 10, windowSeconds: 15 * minute },
    uploads: { scope: 'avatar', max: 20, windowSeconds: hour },
  },
  /** In each process; `bookings` has a queue per client. */
  queues: {
    bookings: { running: 2, waiting: 28 },
    passwords: { running: 2, waiting: 32 },
    pictures: { running: 2, waiting: 300 },
    avatars: { running: 1, waiting: 16 },
    sharePictures: { running: 1, waiting: 50 },
  },
};
