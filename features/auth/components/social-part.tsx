import { useState, type ReactNode } from 'react';
import { Problems } from '#components/ui/problems.tsx';
import type { SocialLoginBody } from '#contract/session.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import type { AuthSettings } from '#lib/env.ts';
import { problemsOf } from '#lib/api/problems-of.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const loadButtons = lazyPart(() => import('./social-buttons.lazy.tsx'));

type SocialPartProps = {
  settings: AuthSettings;
  onProfile: (profile: SocialLoginBody) => Promise<void> | void;
  children: ReactNode;
};

export function SocialPart({ settings, onProfile, children }: SocialPartProps) {
  const [problems, setProblems] = useState<string[]>([]);
  const buttons = useLoaded(loadButtons, true);
  const submit = async (profile: SocialLoginBody) => {
    try {
      await onProfile(profile);
    } catch (error) {
      setProblems(problemsOf(error, []).others);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {children}
      <Problems of={problems} />
      <div className="flex min-h-25 flex-col gap-3">
        {buttons && (
          <buttons.SocialButtons settings={settings} onProfile={submit} onErrors={setProblems} />
        )}
      </div>
    </div>
  );
}
