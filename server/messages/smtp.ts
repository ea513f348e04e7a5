import nodemailer from 'nodemailer';
import type { Env } from '../env.ts';
import { Undeliverable, type Drivers } from './outgoing.ts';

const timeoutMs = 5_000;

/** Sends mail through an SMTP server, which is reached when it lets us in; each wait for it ends after 5 seconds. */
export function openSmtp({ SMTP_URL, MAIL_FROM, APP_URL }: Env): Drivers['mail'] {
  const server = nodemailer.createTransport({
    url: SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // What we write ourselves: nothing of a message may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(APP_URL);
  const fail = (error: unknown) => {
    throw failureOf(error);
  };
  const send: Drivers['mail']['send'] = async ({ id, to, ...mail }) => {
    const { subject, text, html, replyTo, calendar } = mail;
    await server
      .sendMail({
        from: MAIL_FROM,
        // As an object an address is one address, whatever commas it holds.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        ...(calendar && {
          icalEvent: { method: 'PUBLISH', filename: 'programare.ics', content: calendar },
        }),
        // A mail that is sent twice is the same mail to whoever collects it.
        messageId: `<${id}@${hostname}>`,
      })
      .catch(fail);
  };
  return { send, reach: async () => void (await server.verify().catch(fail)) };
}

/** An error that holds nothing of the mail: the server's answer names its recipient. */
function failureOf(error: unknown): Error {
  const {
    code = 'mail',
    responseCode,
    command,
  } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const answer = `${code} ${responseCode ?? ''}`.trim();
  // 5xx to RCPT is about this recipient; to anything before it about us, and may be mended.
  if (responseCode && responseCode >= 500 && command === 'RCPT TO')
    return new Undeliverable(answer);
  return Object.assign(new Error(answer), { code: answer });
}
