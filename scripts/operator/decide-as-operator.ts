import type { DecideBookingBody, ProviderBooking } from '#contract/provider.ts';
import { locationCancelReasonOf, locationCancelReasons } from '#domain/booking/cancel-reason.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { askAsOperator } from './ask-as-operator.ts';

const reasonList = locationCancelReasons.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
const usage = `Usage: npm run booking -- approve|reject|missed|attended ID
       npm run booking -- cancel ID REASON [WORDS]

approve and reject decide about a pending booking. cancel ends a confirmed booking before its start. missed marks,
after the start, that the client did not come; attended undoes that. REASON is one of
${reasonList}
If WORDS are given, the client reads them instead of the reason's name.`;

export async function decideAsOperator(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const [, id = ''] = args;
  const { data } = await askAsOperator(env, {
    call: 'decideAsOperator',
    id,
    body: readDecision(args),
    refusals,
  });
  return lineOf(data);
}

function readDecision([word = '', id, ...more]: readonly string[]): DecideBookingBody {
  const status = statuses[word];
  if (!status || !id) throw new OperatorError(usage);
  if (status !== 'canceled') {
    if (more.length > 0) throw new OperatorError(usage);
    return { status };
  }
  const [reason, ...words] = more;
  if (!locationCancelReasonOf(Number(reason))) throw new OperatorError(usage);
  return {
    status,
    reason_id: Number(reason),
    ...(words.length > 0 && { reason: words.join(' ') }),
  };
}

const statuses: Record<string, DecideBookingBody['status']> = {
  approve: 'approved',
  reject: 'rejected',
  cancel: 'canceled',
  missed: 'missed',
  attended: 'approved',
};

const refusals = {
  not_found: 'There is no such booking, or the api was started without OPERATOR_TOKEN.',
  not_answerable:
    'The booking is not in a state for this: approve and reject need a pending booking, cancel a confirmed one before its start, missed a confirmed one after its start and without a review.',
  validation_failed: 'The id is not that of a booking, or the reason needs WORDS.',
};

function lineOf({
  status,
  location_name,
  start_date,
  start_time,
  client,
}: ProviderBooking): string {
  const who = client ? `${client.name} ` : '';
  return `${status}: ${who}at ${location_name}, ${start_date} ${start_time}`;
}
