import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '#contract/session.ts';
import type { AuthSettings } from '#lib/env.ts';
import type { AuthStep } from './auth-step.ts';
import { fieldsOf } from './registration-data.ts';
import { storeStep, parseStoredStep, readStoredStep } from './stored-step.ts';
import { nothingTyped, storedTyped, storeTyped, type Typed } from './typed.ts';

export type AuthFlow = {
  step: AuthStep;
  go: (step: AuthStep) => void;
  /** Changes what the current step knows, e.g. the token of a code that was sent again. */
  update: (step: AuthStep) => void;
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
  const earlier = useStoredStep(start, redirectTo === null);
  const [current, setStep] = useState<AuthStep | null>(null);
  const step = current ?? earlier ?? start;
  const [hasMoved, setHasMoved] = useState(false);
  const [typed] = useState(() => createStore(storedTyped));
  useEffect(() => {
    const keep = () => storeTyped(typed.getState());
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [typed]);
  const update = (next: AuthStep) => {
    setStep(next);
    storeStep(next);
  };
  return {
    step,
    go: (next) => {
      typed.setState((now) => withContactsOf(step, now));
      setHasMoved(true);
      update(next);
    },
    update,
    typed,
    settings,
    finish: async (user) => {
      storeStep(start);
      typed.setState(nothingTyped, true);
      if (redirectTo !== null) {
        onSignedIn(user);
        return new Promise(() => {});
      }
      setStep(start);
      setHasMoved(false);
      onSignedIn(user);
    },
    forgetPasswords: () => typed.setState({ ofStep: {} }),
    hasMoved,
    takesFocus: hasMoved || redirectTo === null,
    redirectTo,
  };
}

/** After a reload the forms are empty: what a code was sent for stands there again. */
function withContactsOf(step: AuthStep, { email, phone, ofStep }: Typed): Typed {
  switch (step.name) {
    case 'sms-code':
      return { email, phone: phone || step.phone, ofStep };
    case 'recovery-code':
      return { email: email || step.email, phone, ofStep };
    case 'registration-code': {
      const fields = fieldsOf(step.data);
      return {
        email: email || fields.email,
        phone: phone || fields.phone,
        ofStep: { 'registration-form': fields, ...ofStep },
      };
    }
    default:
      return { email, phone, ofStep };
  }
}

const never = () => () => {};

/** The step that this tab was at before a reload, where it belongs to what starts here. */
function useStoredStep(start: AuthStep, inModal: boolean): AuthStep | null {
  const text = useSyncExternalStore(never, readStoredStep, () => null);
  return useMemo(() => {
    const step = parseStoredStep(text);
    const startOfStep = step?.name.startsWith('registration') ? 'registration-type' : 'login';
    // Whoever opens the sign-in waits for no form, but for a code they do.
    const isOfModal = inModal && step?.name !== 'registration-form';
    return isOfModal || start.name === startOfStep ? step : null;
  }, [text, start.name, inModal]);
}
