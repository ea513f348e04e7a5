import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { resendSeconds } from '#contract/account-values.ts';
import { useCountdown } from '#hooks/use-countdown.ts';
import { secondsToWait } from '#lib/api/api-error.ts';

type SentCode = { token: string; seconds: number };

/** A code that is sent and, after a wait that the api names, sent again; `token` goes back with what is typed. */
export function useSentCode<V>(send: (value: V) => Promise<SentCode>) {
  const [token, setToken] = useState<string | null>(null);
  const { left, start } = useCountdown(0, resendSeconds.mail);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (sent) => {
      setToken(sent.token);
      start(sent.seconds);
    },
    onError: (error) => {
      const wait = secondsToWait(error);
      if (wait > 0) start(wait);
    },
  });
  return { token, left, sending: isPending, send: mutateAsync };
}
