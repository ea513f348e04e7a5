import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { SocialLoginBody } from '#contract/session.ts';
import { networkNames, type SocialNetwork } from '#contract/account-values.ts';
import type { AuthSettings } from '#lib/env.ts';
import { appleProfile } from '../api/apple-profile.ts';
import { facebookProfile } from '../api/facebook-profile.ts';

type SocialButtonsProps = {
  settings: AuthSettings;
  onProfile: (profile: SocialLoginBody) => Promise<void>;
  onErrors: (errors: string[]) => void;
};

export function SocialButtons({ settings, onProfile, onErrors }: SocialButtonsProps) {
  const { appleClientId, facebookAppId } = settings;
  const [facebookIsOff, setFacebookIsOff] = useState(false);
  const [busy, setBusy] = useState<SocialNetwork | null>(null);

  const ask = async (network: SocialNetwork, profile: Promise<SocialLoginBody>) => {
    onErrors([]);
    setBusy(network);
    await profile.then(onProfile, () =>
      onErrors([`Autentificarea cu ${networkNames[network]} nu s-a încheiat. Încearcă din nou.`]),
    );
    setBusy(null);
  };
  const askApple = () => {
    if (appleClientId === null) onErrors(['Autentificarea cu Apple nu este disponibilă momentan.']);
    else void ask('apple', appleProfile(appleClientId));
  };
  const askFacebook = () => {
    if (facebookAppId === null) setFacebookIsOff(true);
    else void ask('facebook', facebookProfile(facebookAppId));
  };
  const stateOf = (network: SocialNetwork) => ({
    loading: busy === network,
    disabled: busy !== null && busy !== network,
  });

  return (
    <>
      <Button variant="secondary" full {...stateOf('apple')} onClick={askApple}>
        Continuă cu Apple
      </Button>
      <Button variant="secondary" full {...stateOf('facebook')} onClick={askFacebook}>
        Continuă cu Facebook
      </Button>
      <Dialog open={facebookIsOff} onClose={() => setFacebookIsOff(false)} title="Facebook">
        <div className="flex flex-col items-start gap-4">
          <p>
            Autentificarea cu Facebook este dezactivată temporar. Folosește autentificarea prin SMS.
          </p>
          <Button autoFocus data-autofocus onClick={() => setFacebookIsOff(false)}>
            Am înțeles
          </Button>
        </div>
      </Dialog>
    </>
  );
}
