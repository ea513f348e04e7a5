import type { FastifyInstance } from 'fastify';
import { invalidField, notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { sendCalendar } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { limits } from '#server/limits/limits.ts';
import { multiplied, takeLimit, waitOn } from '#server/limits/take-limit.ts';
import { setSource } from './calendar-source.ts';
import { createBlocks, noProfessional } from './create-blocks.ts';
import { renewFeed } from './feed-repository.ts';
import { readFeed } from './feeds.ts';
import { openCalendar, presentCalendar, type OpenCalendar } from './open-calendar.ts';
import { deleteBlock } from './repository.ts';

export function registerProviderCalendar(app: FastifyInstance, deps: Deps): void {
  const { db, env, now } = deps;

  /** The QR code and the links in mails have separate limits. */
  const countChange = async ({ location, link }: OpenCalendar) => {
    const limit = { ...limits.blockChanges, key: `${location.id} ${link.scope}` };
    await takeLimit(db, multiplied(env, limit), now(), waitOn('start_time'));
  };

  route(app, 'providerCalendar', async ({ params }) => ({
    data: await presentCalendar(deps, await openCalendar(deps, params.token)),
  }));

  route(app, 'createBlock', async ({ params, body, headers }, _request, reply) => {
    const calendar = await openCalendar(deps, params.token);
    await countChange(calendar);
    const isReplayed = await createBlocks(
      deps,
      calendar.location,
      body,
      headers['idempotency-key'],
    );
    if (isReplayed) reply.header('idempotent-replayed', 'true');
    return { data: await presentCalendar(deps, calendar) };
  });

  const openOwn = async (token: string, professionalId: number | null) => {
    const calendar = await openCalendar(deps, token);
    const { location, link } = calendar;
    if (link.scope !== 'all') throw notFound();
    await countChange(calendar);
    if (professionalId !== null && !location.professionals.some(({ id }) => id === professionalId))
      throw invalidField('professional_id', noProfessional);
    return calendar;
  };

  route(app, 'renewFeed', async ({ params, body: { professional_id, version } }) => {
    const calendar = await openOwn(params.token, professional_id);
    await renewFeed(db, { location_id: calendar.location.id, professional_id }, version);
    return { data: await presentCalendar(deps, calendar) };
  });

  route(app, 'setCalendarSource', async ({ params, body }) => {
    const calendar = await openOwn(params.token, body.professional_id);
    if (body.url !== null) {
      const limit = { ...limits.calendarLinks, key: String(calendar.location.id) };
      await takeLimit(db, multiplied(env, limit), now(), waitOn('url'));
    }
    await setSource(deps, body);
    return { data: await presentCalendar(deps, calendar) };
  });

  route(app, 'calendarFeed', async ({ params }, request, reply) =>
    sendCalendar(request, reply, await readFeed(deps, params.token)),
  );

  route(app, 'deleteBlock', async ({ params }) => {
    const calendar = await openCalendar(deps, params.token);
    await countChange(calendar);
    if (!(await deleteBlock(db, calendar.location.id, params.id))) throw notFound();
    return { data: await presentCalendar(deps, calendar) };
  });
}
