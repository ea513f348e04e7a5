import { useEffect } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useBack } from '#hooks/use-back.ts';
import { closeAuthModal, type AuthModalRequest } from '#lib/session/auth-modal.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import type { AuthSettings } from '#lib/env.ts';
import { sessionStore } from '#lib/session/session-store.ts';
import { stepCopy } from '../copy.ts';
import { firstSteps, stepBefore, type AuthStepName } from '../auth-step.ts';
import { useAuthFlow, type AuthFlow } from '../use-auth-flow.ts';
import { AuthSteps } from './auth-steps.lazy.tsx';

type AuthModalProps = { request: AuthModalRequest | null; settings: AuthSettings };

/** A sign-in in any tab runs `onSignedIn` of the request. */
export function AuthModal({ request, settings }: AuthModalProps) {
  const flow = useAuthFlow({ start: firstSteps.login, settings, redirectTo: null });

  useBack(request !== null, () => {
    const before = stepBefore(flow.step);
    if (before) flow.go(before);
    else closeAuthModal();
    return before !== null;
  });
  useEffect(() => {
    tabStorage.write('signInFor', request?.resumes ?? null);
    if (!request) return;
    // Ignores a current `signed-in`, because the api may have ended that session.
    const stop = sessionStore.subscribe(({ status }) => {
      if (status !== 'signed-in') return;
      stop();
      closeAuthModal();
      request.onSignedIn?.();
    });
    return stop;
  }, [request]);

  const { name } = flow.step;
  const { title, lead } = stepCopy[name];
  const area = areas[name];
  const hasNote = request?.note !== undefined && name === firstSteps.login.name;
  return (
    <>
      <DrawerCloser open={request !== null} />
      <Dialog open={request !== null} onClose={closeAuthModal} title={title} persistent fullscreen>
        <div className="flex flex-col gap-5">
          {area && <NewOrKnown flow={flow} area={area} />}
          {request?.note && <Alert>{request.note}</Alert>}
          {lead && !hasNote && <p className="text-muted">{lead}</p>}
          <AuthSteps flow={flow} />
        </div>
      </Dialog>
    </>
  );
}

type Area = keyof typeof firstSteps;

const areas: Partial<Record<AuthStepName, Area>> = {
  login: 'login',
  'registration-type': 'register',
  'registration-form': 'register',
};

const sides = [
  ['register', 'Sunt client nou'],
  ['login', 'Am deja cont'],
] as const;

function NewOrKnown({ flow, area }: { flow: AuthFlow; area: Area }) {
  return (
    <div
      role="group"
      aria-label="Ai cont?"
      className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1"
    >
      {sides.map(([side, label]) => (
        <button
          key={side}
          type="button"
          aria-pressed={side === area}
          onClick={() => side !== area && flow.go(firstSteps[side])}
          className="min-h-target rounded-control border border-transparent px-2 font-semibold transition-colors hover:border-line-strong aria-pressed:border-brand aria-pressed:bg-surface aria-pressed:text-brand"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Closes the drawer first, so that the focus later returns to the drawer's button. */
function DrawerCloser({ open }: { open: boolean }) {
  useEffect(() => {
    if (open) document.querySelector<HTMLElement>('[data-drawer]')?.hidePopover();
  }, [open]);
  return null;
}
