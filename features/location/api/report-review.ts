import { showToast } from '#components/ui/show-toast.ts';
import type { ReportReason } from '#domain/booking/report-reason.ts';
import { call } from '#lib/api/call.ts';
import { useApiMutation } from '#lib/api/use-api-mutation.ts';

/** Reports a review and shows the api's message about what happens next. */
export function useReportReview(id: number) {
  return useApiMutation({
    mutationFn: async (reason: ReportReason) =>
      (await call('reportReview', { params: { id }, body: { reason } })).message,
    // Here and not with the form: the dialog may be closed before the response.
    onSuccess: (message) => void showToast(message),
  });
}
