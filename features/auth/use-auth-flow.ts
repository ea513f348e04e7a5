import { useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '#contract/session.ts';
import type { AuthSettings } from '#lib/env.ts';
import type { AuthStep, AuthStepName } from './auth-step.ts';

/** What was typed, so that nobody types it twice: the contacts for every step, all else for the step that it is of. */
type Typed = {
  email: string;
  phone: string;
  ofStep: Partial<Record<AuthStepName, Record<string, unknown>>>;
};

const nothingTyped: Typed = { email: '', phone: '', ofStep: {} };

export type AuthFlow = {
  step: AuthStep;
  go: (step: AuthStep) => void;
  typed: StoreApi<Typed>;
  settings: AuthSettings;
  /** Takes over the client who is signed in now. Returns when a form may be used again; on a page, which is left, never. */
  finish: (user: User) => Promise<void>;
  /** A new password is saved: none that was typed before is right any more. */
  forgetPasswords: () => void;
  /** Whether the visitor has gone on from where they came in: only then does the screen change under them. */
  hasMoved: boolean;
  /** The first field of a step takes the focus: always in the modal, on a page once the visitor has moved. */
  takesFocus: boolean;
  /** Where a page leads after signing in; null in the modal, which changes its step instead of the page. */
  redirectTo: string | null;
};

type AuthFlowOptions = {
  start: AuthStep;
  settings: AuthSettings;
  redirectTo: string | null;
  onSignedIn: (user: User) => void;
};

/** The one state of a sign-in: the step, and what was typed in all of them. */
export function useAuthFlow(options: AuthFlowOptions): AuthFlow {
  const { start, settings, redirectTo, onSignedIn } = options;
  const [step, setStep] = useState(start);
  const [hasMoved, setHasMoved] = useState(false);
  const [typed] = useState(() => createStore(() => nothingTyped));
  return {
    step,
    go: (next) => {
      setHasMoved(true);
      setStep(next);
    },
    typed,
    settings,
    finish: async (user) => {
      if (redirectTo !== null) {
        onSignedIn(user);
        return new Promise(() => {});
      }
      setStep(start);
      setHasMoved(false);
      typed.setState(nothingTyped, true);
      onSignedIn(user);
    },
    forgetPasswords: () => typed.setState({ ofStep: {} }),
    hasMoved,
    takesFocus: hasMoved || redirectTo === null,
    redirectTo,
  };
}
