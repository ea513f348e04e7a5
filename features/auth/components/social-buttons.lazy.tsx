'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { SocialLoginBody } from '#contract/social-login.ts';
import type { AuthSettings } from '#lib/env.ts';
import { socialCopy as copy } from '../social-copy.ts';

export type SocialButtonsProps = {
  settings: AuthSettings;
  /** Called with what Apple or Facebook said of the visitor. */
  onProfile: (profile: SocialLoginBody) => void;
  /** Called with what went wrong, in sentences; with none when a new attempt begins. */
  onErrors: (errors: string[]) => void;
};

/** Apple says that it is not there, and Facebook that it is off. */
export function SocialButtons({ onErrors }: SocialButtonsProps) {
  const [facebookIsOff, setFacebookIsOff] = useState(false);
  return (
    <>
      <Button variant="secondary" full onClick={() => onErrors([copy.appleIsOff])}>
        {copy.apple}
      </Button>
      <Button variant="secondary" full onClick={() => setFacebookIsOff(true)}>
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
