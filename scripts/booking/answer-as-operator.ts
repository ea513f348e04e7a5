import type { ErrorBody } from '#contract/error.ts';
import { paths } from '#contract/paths.ts';
import type { BookingAnswer, ProviderBooking } from '#contract/provider.ts';
import { Problem } from '../product/problem.ts';

const answers: Record<string, BookingAnswer> = { approve: 'approved', reject: 'rejected' };
const usage = 'Usage: npm run booking -- approve|reject ID';
const timeoutMs = 10_000;

/**
 * Answers a booking through the api at API_URL, ours by default, with OPERATOR_TOKEN. Returns the line that says what
 * became of it; throws a Problem with a sentence for the person.
 */
export async function answerAsOperator(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const [word = '', id, ...more] = args;
  const status = answers[word];
  if (!status || !id || more.length > 0) throw new Problem(usage);
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
    body: JSON.stringify({ status }),
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

const refusals: Record<string, string> = {
  forbidden: 'The api refuses: OPERATOR_TOKEN is another, or APP_URL is not its own.',
  not_found: 'There is no such booking, or the api was started without OPERATOR_TOKEN.',
  not_answerable: 'The booking does not wait for an answer any more.',
  validation_failed: 'The id is not one of a booking.',
};

function lineOf({
  status,
  location_name,
  start_date,
  start_time,
  client,
}: ProviderBooking): string {
  const who = client?.name ?? 'a client whose account is gone';
  return `${status}: ${who} at ${location_name}, ${start_date} ${start_time}`;
}
