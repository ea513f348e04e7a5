import { useMutation } from '@tanstack/react-query';
import type { FeedbackBody } from '#contract/feedback.ts';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/query-client.ts';

/** Sends a message to whoever runs the site; its answer says what happens next. */
export function useSendFeedback() {
  const mutation = {
    mutationFn: async (body: FeedbackBody) => (await call('sendFeedback', { body })).message,
  };
  return useMutation(mutation, getQueryClient());
}
