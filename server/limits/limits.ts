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
  listPlaces: 180,
  image: 1_200,
  read: 300,
  write: 60,
};

const minute = 60;
const hour = 60 * minute;

/** Every limit of the api. LIMIT_FACTOR multiplies them, but for queues. */
export const limits = {
  callsPerMinute,
  login: {
    perAddress: { scope: 'login-address', max: 100, windowSeconds: hour },
    perEmail: { scope: 'login-email', max: 10, windowSeconds: 15 * minute },
    perAccount: { scope: 'login-account', max: 50, windowSeconds: 24 * hour },
    /** Past that, one attempt of a network that the account does not know within a wait, which doubles. */
    perStranger: { scope: 'login-stranger', max: 1 },
    /** From the last attempt of `perAccount` on the owner gets a mail, one a day. */
    ownerTold: { scope: 'login-owner-told', windowSeconds: 24 * hour },
    strangerWait: { first: minute, longest: 15 * minute, attemptsToDouble: 25 },
  },
  voucherTries: { scope: 'voucher', max: 10, windowSeconds: 10 * minute },
  /** Of one client. */
  bookings: {
    attempts: { max: 30, windowSeconds: 10 * minute },
    placed: { max: 10, windowSeconds: hour },
    pending: { max: 5 },
  },
  /** How many run and wait at a time: a client's bookings, passwords that are hashed, pictures that are made. */
  queues: {
    bookings: { running: 2, waiting: 28 },
    passwords: { running: 2, waiting: 32 },
    pictures: { running: 2, waiting: 300 },
  },
};
