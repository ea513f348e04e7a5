import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { Select } from '#components/ui/select.tsx';
import { cancelReasons } from '#domain/booking/cancel-reason.ts';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { call } from '#lib/api/call.ts';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';

const reasons = cancelReasons.filter(({ needs_text }) => !needs_text);

/** Cancels in one press: a client who opens the link has decided. */
export function CancelByLink({ token }: { token: string }) {
  const { mutate, error, isPending } = useLinkChange(
    linkedBookingQuery(token).queryKey,
    (reason_id: number) => call('cancelLinkedBooking', { params: { token }, body: { reason_id } }),
  );
  const [reasonId, setReasonId] = useState(reasons[0]?.id ?? 0);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 className="text-lg">Nu mai ajungi?</h2>
      <p className="text-muted">
        Anularea nu costă nimic și este definitivă: ora devine liberă pentru alții.
      </p>
      <Field label="Motivul anulării" className="max-w-sm">
        {(control) => (
          <Select
            {...control}
            value={reasonId}
            onChange={({ target: { value } }) => setReasonId(Number(value))}
          >
            {reasons.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <CallProblem of={error} />
      <Button
        variant="secondary"
        className="self-start"
        loading={isPending}
        onClick={() => mutate(reasonId)}
      >
        {isPending ? 'Se anulează…' : 'Anulează programarea'}
      </Button>
    </section>
  );
}
