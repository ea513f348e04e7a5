import { useState } from 'react';
import { secondsToWait } from '#lib/api/api-error.ts';
import { useCountdown } from './use-countdown.ts';
import { problemsOf } from './use-form-call.lazy.ts';

type SentCodeOptions<V, S> = {
  /** Sends a code; throws ApiError. */
  send: (value: V) => Promise<S>;
  /** How long to wait for another one from now on, and the most that the api may say. */
  seconds?: number;
  most?: number;
};

/** What a screen shows of a code that can be sent again. */
export type SentCode = Pick<ReturnType<typeof useSentCode>, 'left' | 'sending' | 'problems'> & {
  sent: { message: string } | null;
  resend: () => Promise<void>;
};

/** A code that is sent and, after a wait that the api names, sent again: what came of it, and how long to `wait`. */
export function useSentCode<V = void, S extends { seconds: number } = { seconds: number }>(
  options: SentCodeOptions<V, S>,
) {
  const { left, start } = useCountdown(options.seconds, options.most);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<S | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  /** Throws what the api says against it, for the form that it belongs to. */
  const send = async (value: V) => {
    setSending(true);
    setProblems([]);
    try {
      const answer = await options.send(value);
      start(answer.seconds);
      setSent(answer);
    } catch (error) {
      start(secondsToWait(error));
      throw error;
    } finally {
      setSending(false);
    }
  };
  /** Says in `problems` why no code was sent. */
  const resend = async (value: V) => {
    try {
      await send(value);
    } catch (error) {
      setProblems(problemsOf(error, []).others);
    }
  };
  return { left, sending, sent, problems, send, resend, wait: start };
}
