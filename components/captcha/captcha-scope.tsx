'use client';

import type { ReactNode } from 'react';
import { NewTabWords } from '#components/layout/new-tab.tsx';
import { preloadCaptcha } from '#lib/session/captcha.ts';

/** Google requires this text where the badge is hidden. */
const copy = {
  before: 'Protejat de reCAPTCHA. Se aplică ',
  privacy: 'Politica de confidențialitate',
  and: ' și ',
  terms: 'Termenii',
  after: ' Google.',
};

type CaptchaScopeProps = {
  siteKey: string | null;
  className?: string;
  children: ReactNode;
};

export function CaptchaScope({ siteKey, className, children }: CaptchaScopeProps) {
  return (
    <div className={className} onFocus={siteKey ? () => preloadCaptcha(siteKey) : undefined}>
      {children}
      {siteKey && <CaptchaNote />}
    </div>
  );
}

function CaptchaNote() {
  return (
    <p className="text-xs text-muted">
      <style href="captcha-badge" precedence="low">
        {'.grecaptcha-badge{visibility:hidden}'}
      </style>
      {copy.before}
      <GoogleLink href="https://policies.google.com/privacy">{copy.privacy}</GoogleLink>
      {copy.and}
      <GoogleLink href="https://policies.google.com/terms">{copy.terms}</GoogleLink>
      {copy.after}
    </p>
  );
}

function GoogleLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="underline">
      {children}
      <NewTabWords />
    </a>
  );
}
