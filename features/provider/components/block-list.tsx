import { Button } from '#components/ui/button.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import type { ProviderCalendar } from '#contract/provider-calendar.ts';
import { blockLabel } from '#domain/booking/time-block.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { useDeleteBlock } from '../api/calendar.ts';

type BlockListProps = { token: string; calendar: ProviderCalendar };

export function BlockList({ token, calendar: { blocks, professionals } }: BlockListProps) {
  const { mutate, error, isPending, variables } = useDeleteBlock(token);
  const nameOf = (id: number) =>
    professionals.length > 1 ? professionals.find((one) => one.id === id)?.name : null;
  // `not_found`: another browser has removed the block.
  const problem = isApiError(error, 'not_found') ? null : error;
  return (
    <section className="flex flex-col gap-3 print:hidden">
      <h2 className="text-lg">Ore blocate</h2>
      <CallProblem of={problem} />
      {blocks.length === 0 ? (
        <p className="text-muted">Nu ai nicio oră blocată.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {blocks.map(({ id, professional_id, starts_at, ends_at }) => {
            const label = blockLabel({ start: Date.parse(starts_at), end: Date.parse(ends_at) });
            return (
              <li key={id} className="flex items-center gap-3 py-2 pr-2 pl-4">
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="tabular first-letter:uppercase">{label}</span>
                  <span className="text-xs break-words text-muted">{nameOf(professional_id)}</span>
                </span>
                <FocusHandover>
                  <Button
                    variant="quiet"
                    aria-label={`Scoate: ${label}`}
                    loading={isPending && variables === id}
                    onClick={() =>
                      mutate(id, {
                        onSuccess: () => void showToast('Intervalul nu mai este blocat.'),
                      })
                    }
                  >
                    Scoate
                  </Button>
                </FocusHandover>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
