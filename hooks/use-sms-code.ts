import { useEffect, useEffectEvent } from 'react';

type OneTimeCode = Credential & { code?: string };
type OneTimeCodeOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Calls `onCode` with the code of each SMS that names this site, until unmount. Needs a browser with WebOTP. */
export function useSmsCode(onCode: (code: string) => void, isExpected: boolean): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    // The field stays as it is if the client refuses or types the code.
    receiveCodes(leaving.signal, (code) => receive(code)).catch(() => {});
    return () => leaving.abort();
  }, [isExpected]);
}

/** Listens again after each code: another one may be requested. */
async function receiveCodes(signal: AbortSignal, onCode: (code: string) => void): Promise<void> {
  while (!signal.aborted) {
    const options: OneTimeCodeOptions = { otp: { transport: ['sms'] }, signal };
    const credential: OneTimeCode | null = await navigator.credentials.get(options);
    if (!credential?.code || signal.aborted) return;
    onCode(credential.code);
  }
}
