import { useEffect, useMemo, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { User } from '#contract/session.ts';
import { useBrowserValue } from '#hooks/use-hydrated.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { parseCodeStep } from '#lib/browser/tab-note.ts';
import { sessionStore, startSession } from '#lib/session/session-store.ts';
import type { AuthSettings } from '#lib/env.ts';
import type { AuthStep, AuthStepName } from './auth-step.ts';
import { nothingTyped, storedTyped, storeStep, storeTyped, type Typed } from './stored-sign-in.ts';

export type AuthFlow = {
  step: AuthStep;
  /** Ignores late responses of a former step, as does `update`. */
  go: (step: AuthStep) => void;
  update: (step: AuthStep) => void;
  typed: StoreApi<Typed>;
  settings: AuthSettings;
  /** Does not resolve on a page, because the browser leaves it. */
  finish: (user: User) => Promise<void>;
  forgetPasswords: () => void;
  hasMoved: boolean;
  takesFocus: boolean;
  /** Null in the modal. */
  redirectTo: string | null;
};

export type StepProps<N extends AuthStepName> = {
  flow: AuthFlow;
  step: Extract<AuthStep, { name: N }>;
};

type AuthFlowOptions = Pick<AuthFlow, 'settings' | 'redirectTo'> & { start: AuthStep };

export function useAuthFlow({ start, settings, redirectTo }: AuthFlowOptions): AuthFlow {
  const earlier = useStoredStep(start, redirectTo === null);
  const [current, setStep] = useState<AuthStep | null>(null);
  const step = current ?? earlier ?? start;
  const [hasMoved, setHasMoved] = useState(false);
  const [typed] = useState(() => createStore(storedTyped));
  // Stores each change, because the next page reads before this one unmounts.
  useEffect(() => typed.subscribe(storeTyped), [typed]);
  // A sign-in in any tab clears what was typed, which the next guest must not find.
  useEffect(
    () =>
      sessionStore.subscribe(({ status }) => {
        if (status !== 'signed-in') return;
        storeStep(start);
        typed.setState(nothingTyped, true);
        if (redirectTo !== null) return;
        setStep(start);
        setHasMoved(false);
      }),
    [typed, start, redirectTo],
  );
  const shown = useRef(step.name);
  useEffect(() => {
    shown.current = step.name;
  });
  const isLeft = () => shown.current !== step.name;
  const update = (next: AuthStep) => {
    if (isLeft()) return;
    setStep(next);
    storeStep(next);
  };
  return {
    step,
    go: (next) => {
      if (isLeft()) return;
      typed.setState((now) => withContactsOf(step, now));
      setHasMoved(true);
      update(next);
    },
    update,
    typed,
    settings,
    finish: async (user) => {
      startSession(user);
      if (redirectTo !== null) await new Promise(() => {});
    },
    forgetPasswords: () => typed.setState({ ofStep: {} }),
    hasMoved,
    takesFocus: hasMoved || redirectTo === null,
    redirectTo,
  };
}

/** The fields are empty if another flow of this tab stored the step. */
function withContactsOf(step: AuthStep, { email, phone, ofStep }: Typed): Typed {
  switch (step.name) {
    case 'sms-code':
      return { email, phone: phone || step.phone, ofStep };
    case 'recovery-code':
      return { email: email || step.email, phone, ofStep };
    case 'registration-code':
      return {
        email: email || step.data.email,
        phone: phone || step.data.phone,
        ofStep: { 'registration-form': step.data, ...ofStep },
      };
    default:
      return { email, phone, ofStep };
  }
}

function useStoredStep(start: AuthStep, inModal: boolean): AuthStep | null {
  const text = useBrowserValue(() => tabStorage.read('authStep'), null);
  return useMemo(() => {
    const step = parseCodeStep<AuthStep>(text);
    const startOfStep = step?.name.startsWith('registration') ? 'registration-type' : 'login';
    const isOfModal = inModal && step?.name !== 'registration-form';
    return isOfModal || start.name === startOfStep ? step : null;
  }, [text, start.name, inModal]);
}
