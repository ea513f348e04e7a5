import type { ReactNode } from 'react';
import { NewTabAnchor } from '#components/layout/new-tab.tsx';
import { preloadCaptcha } from '#lib/session/captcha.ts';

type CaptchaScopeProps = {
  siteKey: string | null;
  className?: string;
  children: ReactNode;
};

export function CaptchaScope({ siteKey, className, children }: CaptchaScopeProps) {
  return (
    <div className={className} onFocus={siteKey ? () => preloadCaptcha(siteKey) : undefined}>
      {children}
      {/* Google requires this text where the badge is hidden. */}
      {siteKey && (
        <p className="text-xs text-muted">
          <style href="captcha-badge" precedence="low">
            {'.grecaptcha-badge{visibility:hidden}'}
          </style>
          Protejat de reCAPTCHA. Se aplică{' '}
          <NewTabAnchor href="https://policies.google.com/privacy" className="underline">
            Politica de confidențialitate
          </NewTabAnchor>{' '}
          și{' '}
          <NewTabAnchor href="https://policies.google.com/terms" className="underline">
            Termenii
          </NewTabAnchor>{' '}
          Google.
        </p>
      )}
    </div>
  );
}
