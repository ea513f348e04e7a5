import { useMutation } from '@tanstack/react-query';
import type { ReportReason } from '#domain/report-reason.ts';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/query-client.ts';

/** Reports a review; resolves to the api's words about what happens next. */
export function useReportReview(id: number) {
  return useMutation(
    {
      mutationFn: async (reason: ReportReason) =>
        (await call('reportReview', { params: { id }, body: { reason } })).message,
    },
    getQueryClient(),
  );
}
