import { once } from 'node:events';
import nodemailer from 'nodemailer';
import { messageQueue } from '#server/db/job-store.ts';
import type { Env } from '../deps.ts';
import { Failure, Undeliverable, type Drivers } from './outgoing.ts';

const timeoutMs = 5_000;

/**
 * Limits one `reach` or `send` to 40 % of the time until a job expires, because the job of a code
 * calls both. If a job expires, its whole batch fails, even sent messages.
 */
const totalMs = messageQueue.expireInSeconds * 400;

export function openSmtp(
  { SMTP_URL, MAIL_FROM, APP_URL }: Env,
  limitMs = totalMs,
): Drivers['mail'] {
  const server = nodemailer.createTransport({
    url: SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(APP_URL);
  const fail = (error: SmtpError) => {
    throw failureOf(error);
  };
  const send: Drivers['mail']['send'] = async ({ id, to, ...mail }) => {
    const { subject, text, html, replyTo, calendar } = mail;
    await server
      .sendMail({
        from: MAIL_FROM,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        ...(calendar && {
          icalEvent: { method: 'PUBLISH', filename: 'programare.ics', content: calendar },
        }),
        // A retry keeps the Message-ID, so that the recipient's server can drop the duplicate.
        messageId: `<${id}@${hostname}>`,
        signal: AbortSignal.timeout(limitMs),
      })
      .catch(fail);
  };
  const reach = async () => {
    const tooLate = once(AbortSignal.timeout(limitMs), 'abort').then(() =>
      Promise.reject(new Failure('ETIMEDOUT')),
    );
    await Promise.race([server.verify(), tooLate]).catch(fail);
  };
  return { send, reach };
}

type SmtpError = { code?: string; responseCode?: number; command?: string };

/** Omits the server's response, which quotes the recipient. */
function failureOf({ code = 'mail', responseCode, command }: SmtpError): Error {
  const reply = `${code} ${responseCode ?? ''}`.trim();
  // A 5xx to another command concerns the sender or the server and is retryable.
  if (responseCode && responseCode >= 500 && command === 'RCPT TO') return new Undeliverable(reply);
  return new Failure(reply);
}
