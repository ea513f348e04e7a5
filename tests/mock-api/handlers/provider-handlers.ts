import type { HttpHandler } from 'msw';
import type { ProviderBooking } from '#contract/provider.ts';
import { locationCancelReasonOf } from '#domain/booking/cancel-reason.ts';
import { blockIntervals } from '#domain/booking/time-block.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { makeBlock, makeFeed } from '#tests/factories/provider-calendar.ts';
import { handleCall } from '../handle-call.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** Calls of the operator return 404, as without `OPERATOR_TOKEN`. */
export function providerHandlers(world: World): HttpHandler[] {
  const linked = (token: string, changes: Partial<ProviderBooking> = {}) => {
    requireSignature(token);
    return { data: Object.assign(world.providerBooking, changes) };
  };
  const calendarOf = (token: string) => {
    requireSignature(token);
    return { data: world.providerCalendar };
  };
  return [
    handleCall(world, 'providerCalendar', ({ params }) => calendarOf(params.token)),
    handleCall(world, 'createBlock', ({ params, body }) => {
      const { data } = calendarOf(params.token);
      const { professional_id, start_date, end_date = start_date, weeks = 1, ...times } = body;
      const intervals = blockIntervals({ start_date, end_date, weeks, ...times });
      for (const { start, end } of intervals) {
        const [from, to] = [start, end].map((ms) => toIsoWithOffset(new Date(ms)));
        data.blocks.push(makeBlock(from, to, professional_id));
      }
      data.blocks.sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
      return { data };
    }),
    handleCall(world, 'renewFeed', ({ params, body: { professional_id, version } }) => {
      const { data } = calendarOf(params.token);
      const index = data.feeds.findIndex(
        (feed) => feed.professional_id === professional_id && feed.version === version,
      );
      if (index >= 0) data.feeds[index] = makeFeed(professional_id, version + 1);
      return { data };
    }),
    handleCall(world, 'setCalendarSource', ({ params, body: { professional_id, url } }) => {
      const { data } = calendarOf(params.token);
      data.sources = data.sources.filter((one) => one.professional_id !== professional_id);
      if (url !== null)
        data.sources.push({
          professional_id,
          host: new URL(url).hostname,
          failing_since: null,
          read_at: toIsoWithOffset(new Date()),
        });
      return { data };
    }),
    handleCall(world, 'calendarFeed', notFound),
    handleCall(world, 'deleteBlock', ({ params }) => {
      const { data } = calendarOf(params.token);
      const index = data.blocks.findIndex(({ id }) => id === params.id);
      if (index < 0) throw new Refusal('not_found');
      data.blocks.splice(index, 1);
      return { data };
    }),
    handleCall(world, 'providerBooking', ({ params }) => linked(params.token)),
    handleCall(world, 'decideBooking', ({ params, body: { status, reason_id = 0 } }) => {
      if (status === 'approved') return linked(params.token, { status, actions: ['cancel'] });
      if (status === 'missed') return linked(params.token, { status, actions: [] });
      const canceled_by = locationCancelReasonOf(reason_id) ? 'location' : null;
      return linked(params.token, { status, canceled_by, actions: [], client: null });
    }),
    handleCall(world, 'decideAsOperator', notFound),
    handleCall(world, 'moderateReview', notFound),
  ];
}

function requireSignature(token: string): void {
  if (!token.includes('.')) throw new Refusal('not_found');
}
