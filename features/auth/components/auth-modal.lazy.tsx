'use client';

import { useEffect } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useBack } from '#hooks/use-back.ts';
import { closeAuthModal, type AuthModalRequest } from '#lib/auth-modal.ts';
import type { AuthSettings } from '#lib/env.ts';
import { sessionStore, startSession } from '#lib/session/session-store.ts';
import { stepCopy } from '../auth-copy.ts';
import { firstSteps, stepBefore } from '../auth-step.ts';
import { useAuthFlow } from '../use-auth-flow.ts';
import { AuthSteps } from './auth-steps.lazy.tsx';

type AuthModalProps = { request: AuthModalRequest | null; settings: AuthSettings };

/**
 * The sign-in above the page that asked for it; only its close button and Escape close it, and what was typed is there
 * when it is opened again. Somebody who signs in, here or in another tab, goes on with what waited for it.
 */
export function AuthModal({ request, settings }: AuthModalProps) {
  const flow = useAuthFlow({
    start: firstSteps.login,
    settings,
    redirectTo: null,
    onSignedIn: startSession,
  });

  useBack(request !== null, () => {
    const before = stepBefore(flow.step);
    if (before) flow.go(before);
    else closeAuthModal();
    return before !== null;
  });
  useEffect(() => {
    if (!request) return;
    // Once, and also where this tab took somebody for signed in whom the api no longer knew.
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
  // Why somebody should sign in is said better by who asks for it; what another step is about only that step says.
  const isSaid = request?.note !== undefined && name === firstSteps.login.name;
  return (
    <>
      <DrawerCloser open={request !== null} />
      <Dialog open={request !== null} onClose={closeAuthModal} title={title} persistent fullscreen>
        <div className="flex flex-col gap-5">
          {request?.note && <Alert>{request.note}</Alert>}
          {lead && !isSaid && <p className="text-muted">{lead}</p>}
          <AuthSteps flow={flow} />
        </div>
      </Dialog>
    </>
  );
}

/** Stands before the dialog and so acts before it: the focus goes back to the drawer's button, not to a line that is hidden. */
function DrawerCloser({ open }: { open: boolean }) {
  useEffect(() => {
    if (open) document.querySelector<HTMLElement>('[data-drawer]')?.hidePopover();
  }, [open]);
  return null;
}
