import { useState } from 'react';
import { useCountdown } from '#hooks/use-countdown.ts';
import { problemsOf } from '#hooks/use-form-call.lazy.ts';
import { secondsToWait } from '#lib/api/api-error.ts';

type ResendOptions = {
  /** How long to wait from now on, and the most that the api may say. */
  seconds: number;
  most: number;
  /** Sends another code; throws ApiError. */
  send: () => Promise<{ seconds: number; message: string }>;
};

export type Resend = ReturnType<typeof useResend>;

/** Another code: how long to wait for it, and what came of asking. */
export function useResend({ seconds, most, send }: ResendOptions) {
  const { left, start } = useCountdown(seconds, most);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ sent: boolean; message: string } | null>(null);

  const resend = async () => {
    setSending(true);
    setOutcome(null);
    try {
      const sent = await send();
      start(sent.seconds);
      setOutcome({ sent: true, message: sent.message });
    } catch (error) {
      start(secondsToWait(error));
      setOutcome({ sent: false, message: problemsOf(error, []).others.join(' ') });
    }
    setSending(false);
  };
  /** Begins the wait that another answer has named. */
  const wait = (next: number) => {
    if (next > 0) start(next);
  };
  return { left, sending, outcome, resend, wait };
}
