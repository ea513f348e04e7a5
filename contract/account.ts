import { z } from 'zod';
import { booking } from './booking.ts';
import { arrivalDelay } from './booking-link.ts';
import { defineCall, noContent, ok } from './call.ts';
import { ownerProof, personName } from './identity.ts';
import { ownSubscription } from './own-subscription.ts';
import { exportedReview } from './review.ts';
import { catalogueId, instant, uuid } from './scalars.ts';
import { user } from './session.ts';
import { avatarUpload, socialNetworks } from './account-values.ts';
import { voucher } from './voucher.ts';

const ownUser = ok(user);

export const profileBody = z.object({ first_name: personName, last_name: personName });

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

export const updateProfileCall = defineCall({
  summary: 'Changes the names of the client',
  tag: 'account',
  auth: 'client',
  body: profileBody,
  success: ownUser,
});

export const uploadAvatarCall = defineCall({
  summary: 'Replaces the avatar by the picture of the body, re-encoded without its metadata',
  tag: 'account',
  auth: 'client',
  rawBody: avatarUpload,
  success: ownUser,
});

export const deleteAvatarCall = defineCall({
  summary: 'Deletes the avatar',
  tag: 'account',
  auth: 'client',
  success: ownUser,
});

export const listSessionsCall = defineCall({
  summary: 'Where the client is signed in: this session, then the latest',
  tag: 'account',
  auth: 'client',
  success: ok(z.array(ownSession)),
});

export const endSessionsCall = defineCall({
  summary: 'Signs the client out everywhere, here too',
  tag: 'account',
  auth: 'client',
  success: noContent,
});

export const exportAccountCall = defineCall({
  summary: 'All that is kept about the client',
  tag: 'account',
  auth: 'client',
  success: ok(accountExport),
});

export const deleteAccountCall = defineCall({
  summary: 'Cancels the bookings to come, makes the others anonymous and deletes the account',
  tag: 'account',
  auth: 'client',
  body: ownerProof,
  success: noContent,
});

export type AccountExport = z.infer<typeof accountExport>;
export type OwnSession = z.infer<typeof ownSession>;
