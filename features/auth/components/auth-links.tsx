import type { ReactNode } from 'react';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { AuthStep } from '../auth-step.ts';
import type { AuthFlow } from '../use-auth-flow.ts';

const link =
  'inline-flex min-h-target items-center font-semibold text-brand underline underline-offset-2 hover:text-brand-hover';

type StepLinkProps = {
  flow: AuthFlow;
  to: AuthStep;
  autoFocus?: boolean;
  className?: string;
  children: ReactNode;
};

export function StepLink({ flow, to, autoFocus, className = '', children }: StepLinkProps) {
  return (
    <button
      type="button"
      autoFocus={autoFocus}
      onClick={() => flow.go(to)}
      className={`${link} ${className}`}
    >
      {children}
    </button>
  );
}

export function BackToLogin({ flow, autoFocus }: Pick<StepLinkProps, 'flow' | 'autoFocus'>) {
  return (
    <StepLink
      flow={flow}
      to={{ name: 'login' }}
      autoFocus={autoFocus}
      className="self-start text-sm"
    >
      Înapoi la autentificare
    </StepLink>
  );
}

type PageLinkProps = {
  flow: AuthFlow;
  question: string;
  path: '/login' | '/register';
  children: ReactNode;
};

/** The modal has buttons instead. */
export function PageLink({ flow, question, path, children }: PageLinkProps) {
  const { redirectTo } = flow;
  if (redirectTo === null) return null;
  const query = redirectTo === '/' ? '' : `?redirect=${encodeURIComponent(redirectTo)}`;
  return (
    <p className="-my-2 flex flex-wrap items-center gap-x-2 text-sm">
      {question}
      <NavLink href={path + query} className={link}>
        {children}
      </NavLink>
    </p>
  );
}
