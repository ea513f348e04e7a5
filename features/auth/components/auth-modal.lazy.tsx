'use client';

import { Alert } from '#components/ui/alert.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { User } from '#contract/session.ts';
import { closeAuthModal, type AuthModalRequest } from '#lib/auth-modal.ts';
import { startSession } from '#lib/session/session-store.ts';
import { loginCopy as copy } from '../login-copy.ts';
import { LazyLogin } from './login-panel.tsx';

/** The sign-in above the page that asked for it; only its close button and Escape close it. */
export function AuthModal({ request }: { request: AuthModalRequest | null }) {
  const finish = (user: User) => {
    startSession(user);
    closeAuthModal();
    request?.onSignedIn?.();
  };
  return (
    <Dialog
      open={request !== null}
      onClose={closeAuthModal}
      title={copy.title}
      persistent
      fullscreen
    >
      <div className="flex flex-col gap-5">
        {request?.note && <Alert>{request.note}</Alert>}
        <LazyLogin onSignedIn={finish} autoFocus />
      </div>
    </Dialog>
  );
}
