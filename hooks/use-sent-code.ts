import { useState } from 'react';
import { englishMessages } from '#contract/english-messages.ts';
import { isApiError, secondsToWait } from '#lib/api/api-error.ts';
import { problemsOf } from '#lib/api/problems-of.ts';
import { useCountdown } from './use-countdown.ts';

type SentCodeOptions<V, S> = {
  send: (value: V) => Promise<S>;
  seconds?: number;
};

export type SentCode = ReturnType<typeof useSentCode<void, { seconds: number; message: string }>>;

export function useSentCode<V = void, S extends { seconds: number } = { seconds: number }>(
  options: SentCodeOptions<V, S>,
) {
  const { left, start } = useCountdown(options.seconds);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<S | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  const send = async (value: V) => {
    setSending(true);
    setProblems([]);
    try {
      const response = await options.send(value);
      start(response.seconds);
      setSent(response);
    } catch (error) {
      start(secondsToWait(error));
      throw error;
    } finally {
      setSending(false);
    }
  };
  const resend = async (value: V) => {
    try {
      await send(value);
    } catch (error) {
      setProblems(problemsOfResend(error));
    }
  };
  return { left, sending, sent, problems, send, resend, wait: start };
}

function problemsOfResend(error: unknown): string[] {
  const message =
    isApiError(error) &&
    Object.keys(error.errors).length === 0 &&
    !(error.code in englishMessages) &&
    error.body?.message;
  return message ? [message] : problemsOf(error, []).others;
}
