import { reportReasons, type ReportReason } from '#domain/booking/review-rules.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { askAsOperator } from './ask-as-operator.ts';

const usage = `Usage: npm run review -- hide ID REASON [--complaint] | keep ID
Reasons: ${reportReasons.join(', ')}
--complaint: you received a complaint outside the site, for example by mail; the mail to the author says so`;

export async function moderateAsOperator(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const [word, id, reason, option, ...more] = args;
  const isRight =
    word === 'hide'
      ? isReason(reason) && (option === undefined || option === '--complaint')
      : word === 'keep' && reason === undefined;
  if (!isRight || !id || more.length > 0) throw new OperatorError(usage);
  const { data } = await askAsOperator(env, {
    call: 'moderateReview',
    id,
    body: { hidden_for: reason ?? null, complaint: option !== undefined },
    refusals,
  });
  const { hidden_for, author, rating, location_name } = data;
  const state = hidden_for === null ? 'shown' : `hidden (${hidden_for})`;
  return `${state}: ${rating} of 5 by ${author} at ${location_name}`;
}

const refusals = {
  not_found: 'There is no such review, or the api was started without OPERATOR_TOKEN.',
  validation_failed: 'The id is not one of a review.',
};

function isReason(word: string | undefined): word is ReportReason {
  return reportReasons.some((reason) => reason === word);
}
