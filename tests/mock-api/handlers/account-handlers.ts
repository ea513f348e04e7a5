import type { HttpHandler } from 'msw';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import type { User } from '#contract/session.ts';
import { resendSeconds } from '#contract/account-values.ts';
import { withdrawalReason } from '#domain/booking/cancel-reason.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { makeOwnSession } from '#tests/factories/own-session.ts';
import { cardsOf } from '../card-of.ts';
import { handleCall } from '../handle-call.ts';
import type { MockClient } from '../catalogue/clients.ts';
import { requireMockCode } from '../mock-code.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { endedCookies, withCookies } from '../sessions.ts';
import { locationOf, type World } from '../world.ts';
import { setCanceled } from './booking-handlers.ts';

const token = '5e5a3f1c-4b6d-4c59-8a5e-0d9c1b2a3f40';
const sent = { token, seconds: resendSeconds.mail, message: 'Am trimis codul.' };

type Proof = { password?: string | undefined; confirmation_code?: string | undefined };

export function accountHandlers(world: World): HttpHandler[] {
  const change = (client: MockClient, changes: Partial<User>) => {
    client.user = { ...client.user, ...changes };
    return { data: client.user };
  };
  const sessions = () => [makeOwnSession({ last_seen_at: toIsoWithOffset(world.clock.now()) })];
  const subscriptions = ({ user }: MockClient): OwnSubscription[] =>
    world.subscriptions.flatMap((one) => (one.clientId === user.id ? one.subscription : []));
  const leave = ({ user }: MockClient) => {
    world.sessions = world.sessions.filter(({ clientId }) => clientId !== user.id);
    return withCookies(endedCookies());
  };

  return [
    handleCall(world, 'updateProfile', ({ body, client }) => change(client, body)),
    handleCall(world, 'uploadAvatar', ({ client }) =>
      change(client, { avatar: { dataUrl150: '/api/public/images/1?w=150' } }),
    ),
    handleCall(world, 'deleteAvatar', ({ client }) => change(client, { avatar: null })),

    handleCall(world, 'sendSecurityCode', () => sent),
    handleCall(world, 'changeEmail', sendCode),
    handleCall(world, 'confirmEmail', ({ body: { email, confirmation_code }, client }) => {
      requireMockCode('confirmation_code', confirmation_code);
      return change(client, { email });
    }),
    handleCall(world, 'changePhone', sendCode),
    handleCall(world, 'confirmPhone', ({ body: { phone, confirmation_code }, client }) => {
      requireMockCode('confirmation_code', confirmation_code);
      return change(client, { phone });
    }),

    handleCall(world, 'setOwnPassword', ({ body, client }) => {
      requireProof(client, body);
      return setPassword(client, body.password);
    }),
    handleCall(world, 'setFirstPassword', ({ params, body, client }) => {
      requireOwnId(client, params.user_id);
      requireProof(client, body);
      return setPassword(client, body.password);
    }),
    handleCall(world, 'changePassword', ({ params, body, client }) => {
      requireOwnId(client, params.user_id);
      requirePassword(client, 'current_password', body.current_password);
      return setPassword(client, body.password);
    }),

    handleCall(world, 'marketing', () => ({ data: { enabled: true } })),
    handleCall(world, 'setMarketing', ({ body }) => ({ data: body })),

    handleCall(world, 'listFavourites', ({ client }) => ({
      data: cardsOf(world, client.favourites ?? []),
    })),
    handleCall(world, 'addFavourite', ({ params: { location_id: id }, client }) => {
      locationOf(world, id);
      client.favourites = [...new Set([id, ...(client.favourites ?? [])])];
      return null;
    }),
    handleCall(world, 'deleteFavourite', ({ params: { location_id: id }, client }) => {
      client.favourites = client.favourites?.filter((one) => one !== id);
      return null;
    }),
    handleCall(world, 'mergeFavourites', ({ body, client }) => {
      client.favourites = [...new Set([...body.location_ids, ...(client.favourites ?? [])])];
      return { data: cardsOf(world, client.favourites) };
    }),

    handleCall(world, 'listSubscriptions', ({ client }) => ({ data: subscriptions(client) })),

    handleCall(world, 'withdrawSubscription', ({ params, client }) => {
      const subscription = subscriptions(client).find(({ id }) => id === params.id);
      if (!subscription) throw new Refusal('not_found');
      const { withdrawal } = subscription;
      if (subscription.status === 'withdrawn') return { data: subscription };
      if (!withdrawal) throw new Refusal('not_withdrawable');
      const withdrawn = { at: toIsoWithOffset(world.clock.now()), refund: withdrawal.refund };
      for (const { booking } of world.bookings)
        if (withdrawal.bookings.some(({ id }) => id === booking.id))
          setCanceled(booking, withdrawalReason.name);
      Object.assign(subscription, { status: 'withdrawn', withdrawal: null, withdrawn });
      return { data: subscription };
    }),

    handleCall(world, 'listSessions', () => ({ data: sessions() })),
    handleCall(world, 'endSessions', ({ client }) => leave(client)),
    handleCall(world, 'exportAccount', ({ client: { user } }) => {
      const now = toIsoWithOffset(world.clock.now());
      return {
        data: {
          exported_at: now,
          profile: {
            ...user,
            created_at: now,
            email_verified_at: now,
            terms_accepted_at: now,
            marketing_accepted_at: null,
            reminders: true,
            networks: [],
          },
          bookings: world.bookings
            .filter(({ clientId }) => clientId === user.id)
            .map(({ booking, arrivalDelay }) => ({
              ...booking,
              arrival_delay: arrivalDelay ?? null,
            })),
          subscriptions: [],
          reviews: [],
          vouchers: [],
          favourites: [],
          sessions: sessions(),
        },
      };
    }),
    handleCall(world, 'deleteAccount', ({ body, client }) => {
      requireProof(client, body);
      world.clients = world.clients.filter((one) => one !== client);
      return leave(client);
    }),
  ];
}

function sendCode({ client, body }: { client: MockClient; body: Proof }) {
  requireProof(client, body);
  return sent;
}

function requireOwnId({ user }: MockClient, id: string): void {
  if (user.id !== id) throw new Refusal('not_found');
}

function setPassword(client: MockClient, password: string): null {
  client.password = password;
  client.user = { ...client.user, has_password: true };
  return null;
}

function requireProof(client: MockClient, proof: Proof): void {
  if (!client.user.has_password) requireMockCode('confirmation_code', proof.confirmation_code);
  else requirePassword(client, 'password', proof.password);
}

function requirePassword(client: MockClient, field: string, password?: string): void {
  if (password !== client.password) throw invalidField(field, 'Parola actuală nu este corectă');
}
