import nodemailer from 'nodemailer';
import type { Env } from '../deps.ts';
import { Undeliverable, type Drivers } from './outgoing.ts';

const timeoutMs = 5_000;

export function openSmtp({ SMTP_URL, MAIL_FROM, APP_URL }: Env): Drivers['mail'] {
  const server = nodemailer.createTransport({
    url: SMTP_URL,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A message must not reference a file or a URL.
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
      })
      .catch(fail);
  };
  return { send, reach: async () => void (await server.verify().catch(fail)) };
}

type SmtpError = { code?: string; responseCode?: number; command?: string };

/** Omits the server's response, which quotes the recipient. */
function failureOf({ code = 'mail', responseCode, command }: SmtpError): Error {
  const reply = `${code} ${responseCode ?? ''}`.trim();
  // A 5xx to another command concerns the sender or the server and is retryable.
  if (responseCode && responseCode >= 500 && command === 'RCPT TO') return new Undeliverable(reply);
  return Object.assign(new Error(reply), { code: reply });
}
