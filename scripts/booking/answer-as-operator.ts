import type { ErrorBody } from '#contract/error.ts';
import { paths } from '#contract/paths.ts';
import type { BookingAnswer, ProviderBooking } from '#contract/provider.ts';
import { locationCancelReasonOf, locationCancelReasons } from '#domain/cancel-reason.ts';
import { Problem } from '../product/problem.ts';

const reasonList = locationCancelReasons.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
const usage = `Usage: npm run booking -- approve|reject|missed|attended ID
       npm run booking -- cancel ID REASON [WORDS]

approve and reject decide about a pending booking, cancel ends a confirmed one before its start, missed says after its
start that the client did not come, attended takes that back. REASON is one of
${reasonList}
and the client reads WORDS instead of it.`;
const timeoutMs = 10_000;

/**
 * Answers a booking through the api at API_URL, ours by default, with OPERATOR_TOKEN. Returns the line that says what
 * became of it; throws a Problem with a sentence for the person.
 */
export async function answerAsOperator(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const [, id = ''] = args;
  const bookingAnswer = readAnswer(args);
  const key = env.OPERATOR_TOKEN;
  if (!key)
    throw new Problem('OPERATOR_TOKEN is not set: it is the key that the api was started with.');
  const api = (env.API_URL || `http://127.0.0.1:${env.API_PORT || 4000}`).replace(/\/+$/, '');
  const [method = '', path = ''] = paths.operatorAnswer.split(' ');
  const answer = await fetch(api + path.replace(':id', encodeURIComponent(id)), {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      // No browser says where this comes from: the api wants to hear that it is no other site.
      origin: new URL(env.APP_URL || 'http://localhost:3000').origin,
    },
    body: JSON.stringify(bookingAnswer),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new Problem(`The api at ${api} does not answer.`);
  });
  const body = (await answer.json().catch(() => ({}))) as Partial<ErrorBody> & {
    data?: ProviderBooking;
  };
  if (answer.ok && body.data) return lineOf(body.data);
  throw new Problem(refusals[body.code ?? ''] ?? `The api answered ${answer.status}.`);
}

function readAnswer([word = '', id, ...more]: readonly string[]): BookingAnswer {
  const status = statuses[word];
  if (!status || !id) throw new Problem(usage);
  if (status !== 'canceled') {
    if (more.length > 0) throw new Problem(usage);
    return { status };
  }
  const [reason, ...words] = more;
  if (!locationCancelReasonOf(Number(reason))) throw new Problem(usage);
  return {
    status,
    reason_id: Number(reason),
    ...(words.length > 0 && { reason: words.join(' ') }),
  };
}

const statuses: Record<string, BookingAnswer['status']> = {
  approve: 'approved',
  reject: 'rejected',
  cancel: 'canceled',
  missed: 'missed',
  attended: 'approved',
};

const refusals: Record<string, string> = {
  forbidden: 'The api refuses: OPERATOR_TOKEN is another, or APP_URL is not its own.',
  not_found: 'There is no such booking, or the api was started without OPERATOR_TOKEN.',
  not_answerable:
    'The booking is not in a state for it: only a pending one is decided about, only a confirmed one canceled before its start or marked as missed after it, and a visit with a review was not missed.',
  validation_failed: 'The id is not one of a booking, or the reason needs words.',
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
