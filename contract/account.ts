import { z } from 'zod';
import { booking } from './booking.ts';
import { arrivalDelay } from './booking-link.ts';
import { clientCall, noContent, ok } from './call.ts';
import {
  challengeToken,
  email,
  mailCode,
  mobilePhone,
  ownerProof,
  profileBody,
  sentCode,
  smsCode,
} from './identity.ts';
import { ownSubscription } from './own-subscription.ts';
import { exportedReview } from './review.ts';
import { catalogueId, instant, uuid } from './scalars.ts';
import { user } from './session.ts';
import { avatarUpload, socialNetworks } from './account-values.ts';
import { voucher } from './voucher.ts';

const ownUser = ok(user);

export const updateProfileCall = clientCall('account', {
  summary: 'Changes the names of the client',
  body: profileBody,
  success: ownUser,
});

export const uploadAvatarCall = clientCall('account', {
  summary: 'Replaces the avatar by the picture of the body, re-encoded without its metadata',
  rawBody: avatarUpload,
  success: ownUser,
});

export const deleteAvatarCall = clientCall('account', {
  summary: 'Deletes the avatar',
  success: ownUser,
});

const sent = { status: 200, schema: sentCode } as const;

export const sendSecurityCodeCall = clientCall('account', {
  summary:
    'Sends a code to the phone, else the e-mail, of a client who has no password to prove it is them',
  success: sent,
  errors: ['validation_failed'],
});

export const changeEmailCall = clientCall('account', {
  summary: 'Sends a code to a new e-mail; the old one stays until it is confirmed',
  body: ownerProof.extend({ email }),
  success: sent,
});

export const confirmEmailCall = clientCall('account', {
  summary: 'Changes the e-mail, tells the old one and ends every other session',
  body: z.object({ email, token: challengeToken, confirmation_code: mailCode }),
  success: ownUser,
});

export const changePhoneCall = clientCall('account', {
  summary: 'Sends a code to a new phone; the old one stays until it is confirmed',
  body: ownerProof.extend({ phone: mobilePhone }),
  success: sent,
});

export const confirmPhoneCall = clientCall('account', {
  summary: 'Changes the phone, tells the old one and ends every other session',
  body: z.object({ phone: mobilePhone, token: challengeToken, confirmation_code: smsCode }),
  success: ownUser,
});

const preference = z.object({ enabled: z.boolean() });
const ownPreference = ok(preference);

export const remindersCall = clientCall('bookings', {
  summary:
    'Whether the client is reminded of bookings: a day before by mail, three hours before by SMS',
  success: ownPreference,
});

export const setRemindersCall = clientCall('bookings', {
  summary: 'Switches the reminders of the client on or off',
  body: preference,
  success: ownPreference,
});

export const marketingCall = clientCall('account', {
  summary: 'Whether the client wants offers and news by mail',
  success: ownPreference,
});

export const setMarketingCall = clientCall('account', {
  summary: 'Gives or withdraws the consent to offers and news by mail',
  body: preference,
  success: ownPreference,
});

const ownSession = z
  .object({
    id: uuid,
    device: z.string().nullable(),
    network: z.string().nullable(),
    created_at: instant,
    last_seen_at: instant,
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });

export const listSessionsCall = clientCall('account', {
  summary: 'Where the client is signed in: this session, then the latest',
  success: ok(z.array(ownSession)),
});

export const endSessionsCall = clientCall('account', {
  summary: 'Signs the client out everywhere, here too',
  success: noContent,
});

const exportedBooking = booking
  .extend({ arrival_delay: arrivalDelay.nullable() })
  .meta({ id: 'ExportedBooking' });

const accountExport = z.object({
  exported_at: instant,
  profile: user.extend({
    created_at: instant,
    email_verified_at: instant.nullable(),
    terms_accepted_at: instant.nullable(),
    marketing_accepted_at: instant.nullable(),
    reminders: z.boolean(),
    networks: z.array(z.enum(socialNetworks)),
  }),
  bookings: z.array(exportedBooking),
  reviews: z.array(exportedReview),
  subscriptions: z.array(ownSubscription),
  vouchers: z.array(voucher),
  favourites: z.array(z.object({ location_id: catalogueId, name: z.string(), added_at: instant })),
  sessions: z.array(ownSession),
});

export const exportAccountCall = clientCall('account', {
  summary: 'All that is kept about the client',
  success: ok(accountExport),
});

export const deleteAccountCall = clientCall('account', {
  summary: 'Cancels the bookings to come, makes the others anonymous and deletes the account',
  body: ownerProof,
  success: noContent,
});

export type AccountExport = z.infer<typeof accountExport>;
export type OwnSession = z.infer<typeof ownSession>;
