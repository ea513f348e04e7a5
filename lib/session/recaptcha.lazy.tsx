import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { CaptchaAction } from '#contract/account-values.ts';

type Execute = (action: CaptchaAction) => Promise<string>;

const scriptId = 'recaptcha';
let started: Promise<Execute> | null = null;

/** All forms share one provider, because it removes the script when it unmounts. */
export function startRecaptcha(siteKey: string): Promise<Execute> {
  started ??= new Promise((resolve, reject) => {
    const root = createRoot(document.createElement('div'));
    const fail = () => {
      started = null;
      root.unmount();
      reject(new Error('The captcha did not load'));
    };
    root.render(<Recaptcha siteKey={siteKey} onReady={resolve} onFailure={fail} />);
  });
  return started;
}

type RecaptchaProps = {
  siteKey: string;
  onReady: (execute: Execute) => void;
  onFailure: () => void;
};

function Recaptcha({ siteKey, onReady, onFailure }: RecaptchaProps) {
  // The provider has no error handler. Its effect has already added the script.
  useEffect(() => {
    document.getElementById(scriptId)?.addEventListener('error', onFailure, { once: true });
  }, [onFailure]);
  return (
    <GoogleReCaptchaProvider
      reCaptchaKey={siteKey}
      language="ro"
      scriptProps={{ id: scriptId, async: true }}
    >
      <Ready onReady={onReady} />
    </GoogleReCaptchaProvider>
  );
}

function Ready({ onReady }: Pick<RecaptchaProps, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}
