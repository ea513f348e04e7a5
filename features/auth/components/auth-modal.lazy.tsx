'use client';

import { useEffect } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { closeAuthModal, type AuthModalRequest } from '#lib/auth-modal.ts';
import type { AuthSettings } from '#lib/env.ts';
import { sessionStore, startSession } from '#lib/session/session-store.ts';
import { stepCopy } from '../auth-copy.ts';
import { firstSteps } from '../auth-step.ts';
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

  useEffect(() => {
    if (!request) return;
    return sessionStore.subscribe(({ status }, before) => {
      if (status !== 'signed-in' || before.status === 'signed-in') return;
      closeAuthModal();
      request.onSignedIn?.();
    });
  }, [request]);

  const { title, lead } = stepCopy[flow.step.name];
  return (
    <Dialog open={request !== null} onClose={closeAuthModal} title={title} persistent fullscreen>
      <div className="flex flex-col gap-5">
        {request?.note ? (
          <Alert>{request.note}</Alert>
        ) : (
          lead && <p className="text-muted">{lead}</p>
        )}
        <AuthSteps flow={flow} />
      </div>
    </Dialog>
  );
}
