import type { HttpHandler } from 'msw';
import type { ProviderBooking } from '#contract/provider.ts';
import { locationCancelReasonOf } from '#domain/booking/cancel-reason.ts';
import { handleCall } from '../handle-call.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** Calls of the operator return 404, as in an api without `OPERATOR_TOKEN`. */
export function providerHandlers(world: World): HttpHandler[] {
  const linked = (token: string, changes: Partial<ProviderBooking> = {}) => {
    if (!token.includes('.')) throw new Refusal('not_found');
    return { data: Object.assign(world.linkedBooking, changes) };
  };
  return [
    handleCall(world, 'providerBooking', ({ params }) => linked(params.token)),
    handleCall(world, 'decideBooking', ({ params, body: { status, reason_id = 0 } }) => {
      if (status === 'approved') return linked(params.token, { status, actions: ['cancel'] });
      if (status === 'missed') return linked(params.token, { status, actions: [] });
      const canceled_by = locationCancelReasonOf(reason_id) ? 'location' : null;
      return linked(params.token, { status, canceled_by, actions: [], client: null });
    }),
    handleCall(world, 'decideAsOperator', () => {
      throw new Refusal('not_found');
    }),
    handleCall(world, 'moderateReview', () => {
      throw new Refusal('not_found');
    }),
  ];
}
