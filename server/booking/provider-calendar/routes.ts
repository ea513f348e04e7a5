import type { FastifyInstance } from 'fastify';
import { invalidField, notFound } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { sendCalendar } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { limits } from '#server/limits/limits.ts';
import { takeLimit, waitOn } from '#server/limits/take-limit.ts';
import { connectSource, type SourceProblem } from '../calendar-sources/read-source.ts';
import { saveSource } from '../calendar-sources/repository.ts';
import { createBlocks, noProfessional } from './create-blocks.ts';
import { readFeed } from './feeds.ts';
import { openCalendar, presentCalendar, type OpenCalendar } from './open-calendar.ts';
import { deleteBlock, renewFeed } from './repository.ts';

const sourceRefusals: Record<SourceProblem, string> = {
  not_public:
    'Nu putem citi de la această adresă, pentru că nu se poate ajunge la ea de pe internet.',
  not_https:
    'Adresa duce la o pagină nesigură (fără https). Copiază din calendar una care începe cu https://.',
  not_found: 'Calendarul nu există la această adresă sau nu este partajat. Copiază adresa din nou.',
  too_large: 'Calendarul este prea mare. Dă-ne adresa unuia cu mai puține evenimente.',
  unreachable: 'Nu am putut citi calendarul acum. Verifică adresa sau încearcă din nou mai târziu.',
  no_calendar:
    'La această adresă nu am găsit un calendar. Copiază adresa secretă în format iCal, nu pe cea a paginii.',
};

export function registerProviderCalendar(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  const present = async (calendar: OpenCalendar) => ({
    data: await presentCalendar(deps, calendar),
  });

  const countChange = async ({ location, link }: OpenCalendar) => {
    const limit = { ...limits.blockChanges, key: `${location.id} ${link.scope}` };
    await takeLimit(deps, limit, waitOn('start_time'));
  };

  route(app, 'providerCalendar', async ({ params }) =>
    present(await openCalendar(deps, params.token)),
  );

  route(app, 'createBlock', async ({ params, body, headers }, _request, reply) => {
    const calendar = await openCalendar(deps, params.token);
    await countChange(calendar);
    const key = headers['idempotency-key'];
    const isReplayed = await createBlocks(deps, calendar.location, body, key);
    if (isReplayed) reply.header('idempotent-replayed', 'true');
    return present(calendar);
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
    return present(calendar);
  });

  route(app, 'setCalendarSource', async ({ params, body: { professional_id, url } }) => {
    const calendar = await openOwn(params.token, professional_id);
    if (url === null) {
      await inTransaction(db, (tx) => saveSource(tx, professional_id, null, now()));
    } else {
      const limit = { ...limits.calendarLinks, key: String(calendar.location.id) };
      await takeLimit(deps, limit, waitOn('url'));
      const problem = await connectSource(deps, professional_id, url);
      if (problem) throw invalidField('url', sourceRefusals[problem]);
    }
    return present(calendar);
  });

  route(app, 'calendarFeed', async ({ params }, request, reply) =>
    sendCalendar(request, reply, await readFeed(deps, params.token)),
  );

  route(app, 'deleteBlock', async ({ params }) => {
    const calendar = await openCalendar(deps, params.token);
    await countChange(calendar);
    if (!(await deleteBlock(db, calendar.location.id, params.id))) throw notFound();
    return present(calendar);
  });
}
