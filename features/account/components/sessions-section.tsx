import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { OwnSession } from '#contract/account.ts';
import { agoLabel } from '#domain/time/ago-label.ts';
import { useMinute } from '#hooks/use-now.ts';
import { call } from '#lib/api/call.ts';
import { sessionsQuery } from '../api/account-queries.ts';
import { AccountSection } from './account-page.tsx';
import { useLeave } from '../use-leave.ts';

export function SessionsSection() {
  const query = useQuery(sessionsQuery);
  const [open, setOpen] = useState(false);
  const here = query.data?.find(({ current }) => current)?.network ?? null;
  return (
    <AccountSection
      title="Dispozitivele tale"
      hint="Dacă nu recunoști un dispozitiv, deconectează-te de peste tot și alege o parolă nouă."
    >
      <QueryContent
        query={query}
        skeleton={<Skeleton className="h-32 w-full" />}
        failed="Nu am putut încărca dispozitivele."
        level={3}
      >
        {(sessions) => (
          <ul className="flex flex-col divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} here={here} />
            ))}
          </ul>
        )}
      </QueryContent>
      <Button variant="secondary" className="max-w-full self-start" onClick={() => setOpen(true)}>
        Deconectează-te de peste tot
      </Button>
      <EverywhereDialog open={open} onClose={() => setOpen(false)} />
    </AccountSection>
  );
}

type SessionRowProps = {
  session: OwnSession;
  here: string | null;
};

function SessionRow({ session, here }: SessionRowProps) {
  const { device, network, current, last_seen_at: lastSeen } = session;
  const now = useMinute();
  const isElsewhere = !current && network !== null && here !== null;
  const facts = [
    now && `activ ${agoLabel(lastSeen, now)}`,
    isElsewhere && (network === here ? 'din aceeași rețea' : 'din altă rețea'),
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-4 py-3 first:pt-0 narrow:gap-2">
      <Icon name="monitor" className="mt-0.5 text-muted" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{device ?? 'Dispozitiv necunoscut'}</span>
          {current && (
            <Badge tone="leaf" className="whitespace-normal!">
              Acest dispozitiv
            </Badge>
          )}
        </span>
        {/* Reserves the line's height until hydration. */}
        <span className="min-h-[1.375rem] text-muted [overflow-wrap:anywhere]">
          {facts.join(' · ')}
        </span>
      </span>
    </li>
  );
}

function EverywhereDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutate, error, isPending, reset } = useLeave(
    () => call('endSessions'),
    'Ai ieșit din cont pe toate dispozitivele.',
  );
  return (
    <Dialog
      open={open}
      onClose={() => {
        reset();
        onClose();
      }}
      title="Te deconectezi de peste tot?"
      footer={
        <DialogActions keep="Renunță" onKeep={onClose}>
          <Button loading={isPending} onClick={() => mutate(undefined)}>
            {isPending ? 'Te deconectăm…' : 'Da, deconectează-mă'}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          Vei ieși din cont pe toate dispozitivele, inclusiv pe acesta. Programările tale rămân
          neschimbate.
        </p>
        <CallProblem of={error} />
      </div>
    </Dialog>
  );
}
