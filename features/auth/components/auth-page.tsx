'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { subscribeToSession } from '#hooks/use-session.ts';
import type { AuthSettings } from '#lib/env.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { sessionStore } from '#lib/session/session-store.ts';
import { stepCopy } from '../copy.ts';
import { firstSteps } from '../auth-step.ts';
import { useAuthFlow } from '../use-auth-flow.ts';

const LazySteps = dynamic(
  lazyPart(() => import('./auth-steps.lazy.tsx').then(({ AuthSteps }) => AuthSteps)),
);

type AuthPageProps = {
  start: keyof typeof firstSteps;
  lead?: string;
  redirectTo: string;
  settings: AuthSettings;
};

export function AuthPage({ start, lead: firstLead, redirectTo, settings }: AuthPageProps) {
  useEffect(() => {
    const leave = () => {
      if (sessionStore.getState().status === 'signed-in') window.location.replace(redirectTo);
    };
    leave();
    return subscribeToSession(leave);
  }, [redirectTo]);

  const flow = useAuthFlow({ start: firstSteps[start], settings, redirectTo });
  const { step, hasMoved } = flow;
  useEffect(() => {
    if (hasMoved) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [hasMoved, step.name]);

  const { title, lead: stepLead } = stepCopy[step.name];
  const lead = step.name === firstSteps[start].name ? (firstLead ?? stepLead) : stepLead;
  useDocumentTitle(title);
  return (
    <div className="page flex justify-center py-10 sm:py-16">
      <section className="flex w-full max-w-md flex-col gap-6 rounded-card border border-line bg-surface p-5 narrow:border-0 narrow:bg-transparent narrow:p-0 sm:p-8">
        <div className="flex flex-col gap-2">
          <h1 className="text-xl sm:text-2xl">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </div>
        <LazySteps flow={flow} />
      </section>
    </div>
  );
}
