import type { ErrorBody } from '#contract/error-body.ts';
import type { ErrorCode } from '#contract/error.ts';
import { paths, type CallName } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { apiAddress, readSettings } from '#settings/read-settings.ts';
import { OperatorError } from '#settings/operator-error.ts';

type OperatorCall = Extract<CallName, 'decideAsOperator' | 'moderateReview'>;

type Question<N extends OperatorCall> = {
  call: N;
  id: string;
  body: object;
  refusals: Partial<Record<ErrorCode, string>>;
};

const timeoutMs = 10_000;

export async function askAsOperator<N extends OperatorCall>(
  env: Record<string, string | undefined>,
  { call, id, body, refusals }: Question<N>,
): Promise<CallOutput<N>> {
  const settings = readSettings('operator', env);
  const key = settings.OPERATOR_TOKEN;
  if (!key)
    throw new OperatorError(
      'OPERATOR_TOKEN is not set: it is the key that the api was started with.',
    );
  const api = apiAddress(settings);
  const [method = '', path = ''] = paths[call].split(' ');
  const response = await fetch(api + path.replace(':id', encodeURIComponent(id)), {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      origin: new URL(settings.APP_URL).origin,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new OperatorError(`The api at ${api} does not respond.`);
  });
  const data = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  if (response.ok) return data as CallOutput<N>;
  const sentences: Partial<Record<string, string>> = { forbidden, ...refusals };
  throw new OperatorError(sentences[data.code ?? ''] ?? `The api returned ${response.status}.`);
}

const forbidden = 'The api refuses: OPERATOR_TOKEN or APP_URL differs from its own.';
