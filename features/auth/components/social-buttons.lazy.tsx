'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { SocialLoginBody } from '#contract/social-login.ts';
import type { SocialNetwork } from '#contract/account-values.ts';
import type { AuthSettings } from '#lib/env.ts';
import { appleProfile } from '../api/apple-profile.lazy.ts';
import { facebookProfile } from '../api/facebook-profile.lazy.ts';
import { socialCopy as copy } from '../social-copy.ts';

type SocialButtonsProps = {
  settings: AuthSettings;
  onProfile: (profile: SocialLoginBody) => void;
  /** Receives error messages; an empty list when an attempt starts. */
  onErrors: (errors: string[]) => void;
};

/** Sign-in with Apple and Facebook. Without configuration each shows that it is unavailable. */
export function SocialButtons({ settings, onProfile, onErrors }: SocialButtonsProps) {
  const { appleClientId, facebookAppId } = settings;
  const [facebookIsOff, setFacebookIsOff] = useState(false);
  const [busy, setBusy] = useState<SocialNetwork | null>(null);

  const ask = async (network: SocialNetwork, profile: Promise<SocialLoginBody>) => {
    onErrors([]);
    setBusy(network);
    await profile.then(onProfile, () =>
      onErrors([network === 'apple' ? copy.appleFailed : copy.facebookFailed]),
    );
    setBusy(null);
  };
  const askApple = () => {
    if (appleClientId === null) onErrors([copy.appleIsOff]);
    else void ask('apple', appleProfile(appleClientId));
  };
  const askFacebook = () => {
    if (facebookAppId === null) setFacebookIsOff(true);
    else void ask('facebook', facebookProfile(facebookAppId));
  };

  return (
    <>
      <Button variant="secondary" full loading={busy === 'apple'} onClick={askApple}>
        {copy.apple}
      </Button>
      <Button variant="secondary" full loading={busy === 'facebook'} onClick={askFacebook}>
        {copy.facebook}
      </Button>
      <Dialog
        open={facebookIsOff}
        onClose={() => setFacebookIsOff(false)}
        title={copy.facebookTitle}
      >
        <div className="flex flex-col items-start gap-4">
          <p>{copy.facebookIsOff}</p>
          <Button autoFocus data-autofocus onClick={() => setFacebookIsOff(false)}>
            {copy.understood}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
