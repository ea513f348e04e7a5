import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { showToast } from '#lib/browser/show-toast.ts';
import {
  reportReasonLabels,
  reportReasons,
  type ReportReason,
} from '#domain/booking/review-rules.ts';
import { call } from '#lib/api/call.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogBar } from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { getQueryClient } from '#lib/api/query-client.ts';
import { feedbackPath } from '#lib/paths.ts';

type ReportDialogProps = { id: number; open: boolean; onClose: (open: false) => void };

export function ReportDialog({ id, open, onClose }: ReportDialogProps) {
  return (
    <Dialog open={open} onClose={() => onClose(false)} title="Raportează recenzia">
      <ReportForm id={id} onSent={() => onClose(false)} />
    </Dialog>
  );
}

function ReportForm({ id, onSent }: { id: number; onSent: () => void }) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const report = useMutation(
    {
      mutationFn: async (chosen: ReportReason) =>
        (await call('reportReview', { params: { id }, body: { reason: chosen } })).message,
      // Runs even if the dialog is closed before the response.
      onSuccess: (message) => void showToast(message),
    },
    getQueryClient(),
  );
  const errorId = useId();
  const isMissing = isSubmitted && reason === null;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (reason === null) event.currentTarget.querySelector('input')?.focus();
    else if (!report.isPending) report.mutate(reason, { onSuccess: onSent });
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <CallProblem of={report.error} />
      <fieldset
        role="radiogroup"
        aria-invalid={isMissing || undefined}
        className="flex flex-col gap-1"
      >
        <legend className="mb-1 text-sm font-semibold">Ce nu e în regulă?</legend>
        {reportReasons.map((one) => (
          <label
            key={one}
            className="flex min-h-target cursor-pointer items-center gap-3 text-base"
          >
            <input
              type="radio"
              name="reason"
              checked={one === reason}
              onChange={() => setReason(one)}
              aria-describedby={isMissing ? errorId : undefined}
              className="radio appearance-none"
            />
            {reportReasonLabels[one]}
          </label>
        ))}
        <FieldError id={errorId}>{isMissing ? 'Alege un motiv' : undefined}</FieldError>
      </fieldset>
      <p className="text-sm text-muted">
        Citim fiecare raportare. Nu ascundem recenzii doar pentru că sunt negative.{' '}
        <NavLink
          href={feedbackPath(window.location.pathname)}
          className="text-ink underline underline-offset-4"
        >
          Vrei să ne explici mai pe larg? Scrie-ne.
        </NavLink>
      </p>
      <DialogBar>
        <Button type="submit" loading={report.isPending}>
          {report.isPending ? 'Se trimite…' : 'Trimite raportarea'}
        </Button>
      </DialogBar>
    </form>
  );
}
