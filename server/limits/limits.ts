import type { CallName } from '#contract/paths.ts';

/** Calls a minute and address; what is not named is a read or a write. */
type CallsPerMinute = {
  suggestions: number;
  read: number;
  write: number;
} & Partial<Record<CallName, number>>;

const callsPerMinute: CallsPerMinute = {
  listLocations: 120,
  suggestions: 180,
  locationsNextSlots: 60,
  listPlaces: 180,
  image: 1_200,
  sharePicture: 120,
  exportAccount: 10,
  read: 300,
  write: 60,
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit of the api. LIMIT_FACTOR multiplies them, but for queues. */
export const limits = {
  callsPerMinute,
  login: {
    perAddress: { scope: 'login-address', max: 100, windowSeconds: hour },
    perEmail: { scope: 'login-email', max: 10, windowSeconds: 15 * minute },
    perAccount: { scope: 'login-account', max: 50, windowSeconds: day },
    /** Past that, one attempt of a network that the account does not know within a wait, which doubles. */
    perStranger: { scope: 'login-stranger', max: 1 },
    /** Of an address, while the captcha's provider is away. */
    unchecked: { scope: 'login-unchecked', max: 20, windowSeconds: hour },
    /** From the last attempt of `perAccount` on the owner gets a mail, one a day. */
    ownerTold: { scope: 'login-owner-told', windowSeconds: day },
    strangerWait: { first: minute, longest: 15 * minute, attemptsToDouble: 25 },
  },
  codes: {
    /** How often one code is compared, for how long it is good, and how long what was sent with it is kept. */
    attempts: 5,
    /** How often all addresses together may guess that did not ask for it, `attempts` each. */
    strangerAttempts: 50,
    seconds: 5 * minute,
    storedSeconds: 15 * minute,
    /** How long a security code that came back proves the owner. */
    provenSeconds: 10 * minute,
    sms: {
      perHour: { scope: 'sms-hour', max: 5, windowSeconds: hour },
      perDay: { scope: 'sms-day', max: 10, windowSeconds: day },
      perAddress: { scope: 'sms-address', max: 10, windowSeconds: hour },
      /** To the thousand numbers that differ in their last three digits: whoever earns by SMS owns them by the block. */
      perBlock: { scope: 'sms-block', max: 20, windowSeconds: hour },
      /** All that are sent; SMS_HOURLY_BUDGET says how many. */
      budget: { scope: 'sms-budget', key: 'all', windowSeconds: hour },
      /** Those that came back; from so many sent on, more than `ratio` for one that came back are told. */
      proven: { scope: 'sms-proven', key: 'all', windowSeconds: hour },
      alert: { from: 20, ratio: 2 },
    },
    mail: {
      perHour: { scope: 'mail-hour', max: 5, windowSeconds: hour },
      perDay: { scope: 'mail-day', max: 20, windowSeconds: day },
      perAddress: { scope: 'mail-address', max: 30, windowSeconds: hour },
    },
    failures: {
      /** Of one contact, guessed at one address. */
      perContact: { scope: 'code-contact', max: 10, windowSeconds: hour },
      perAddress: { scope: 'code-address', max: 30, windowSeconds: 15 * minute },
    },
  },
  /** Registrations of an address that named somebody's e-mail or phone: past that nobody is told any more whose they are. */
  takenContacts: { scope: 'registration-taken', max: 20, windowSeconds: hour },
  feedback: {
    perAddress: { scope: 'feedback-address', max: 10, windowSeconds: hour },
    /** Each brings its owner a mail. */
    perEmail: { scope: 'feedback-email', max: 3, windowSeconds: day },
  },
  reviewReports: { scope: 'report-address', max: 10, windowSeconds: hour },
  voucherTries: { scope: 'voucher', max: 10, windowSeconds: 10 * minute },
  /** Of one client. */
  bookings: {
    attempts: { max: 30, windowSeconds: 10 * minute },
    placed: { max: 10, windowSeconds: hour },
    pending: { max: 5 },
    moved: { scope: 'booking-moves', max: 10, windowSeconds: hour },
    /** Confirmed or pending. */
    upcoming: { max: 20 },
  },
  /** Mails about bookings and accounts to an address that its client has not proven. */
  unprovenMails: { scope: 'unproven-mail', max: 20, windowSeconds: day },
  /** Alerts of a client about earlier hours; mails of one alert; how often and how many alerts are looked at. */
  slotAlerts: {
    max: 5,
    told: { max: 3, waitSeconds: 6 * hour },
    lookSeconds: 15 * minute,
    atOnce: 20,
  },
  /** Of one client. */
  account: {
    passwordTries: { scope: 'own-password', max: 10, windowSeconds: 15 * minute },
    uploads: { scope: 'avatar', max: 20, windowSeconds: hour },
  },
  /** How many run and wait at a time: a client's bookings, passwords that are hashed, pictures that are made, avatars and pictures of shared pages that are drawn. */
  queues: {
    bookings: { running: 2, waiting: 28 },
    passwords: { running: 2, waiting: 32 },
    pictures: { running: 2, waiting: 300 },
    avatars: { running: 1, waiting: 16 },
    sharePictures: { running: 1, waiting: 50 },
  },
};
