import {
  providerContact,
  providerLabel,
  type ProviderIdentity,
} from '#domain/legal/provider-identity.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import type { BookingNews } from './message.ts';

/** `path` is on the site. */
type MailLink = { words: string; path: string };

export type Fact = [name: string, value: string];

export type Mail = {
  subject: string;
  replyTo?: string;
  firstName?: string;
  before: string[];
  code?: string;
  facts?: Fact[];
  choices?: { intro: string; links: MailLink[] };
  link?: MailLink;
  otherLink?: MailLink;
  after?: string[];
  footerLink?: MailLink;
};

const ink = '#1f1b16';
const muted = '#665e54';
const accent = '#b4451f';
const codeStyle = `margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px;color:${ink}`;
const buttonStyle = `display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:#ffffff;text-decoration:none;font-weight:700`;

/** `html` is escaped. */
type Part = { text: string; html: string };

export function renderMail(mail: Mail, appUrl: string, company = ''): Part {
  const { firstName, before, code, facts, choices, link, otherLink, after = [], footerLink } = mail;
  const linkOf = ({ words, path }: MailLink, style = `color:${accent};font-weight:700`): Part => {
    const address = `${appUrl}${path}`;
    const anchor = `<a href="${escape(address)}" style="${style}">${escape(words)}</a>`;
    return { text: `${words}: ${address}`, html: `<p style="margin:0 0 16px">${anchor}</p>` };
  };
  const parts = [
    paragraph(firstName ? `Bună, ${firstName}!` : 'Bună!'),
    ...before.map((text) => paragraph(text)),
    code && paragraph(code, codeStyle),
    facts && tableOf(facts),
    choices && joined([paragraph(choices.intro), ...choices.links.map((one) => linkOf(one))]),
    link && joined([linkOf(link, buttonStyle), ...(otherLink ? [linkOf(otherLink)] : [])]),
    ...after.map((text) => paragraph(text)),
    footerLink && linkOf(footerLink),
    paragraph('Echipa Aproape', `margin:24px 0 0;color:${muted}`),
    company && paragraph(company, `margin:8px 0 0;font-size:13px;color:${muted}`),
  ].filter((part) => !!part);
  const html = `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(mail.subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fbf8f3">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff;font:16px/1.5 Arial,Helvetica,sans-serif;color:${ink}">
${joined(parts).html}
</div>
</body>
</html>
`;
  return { text: `${joined(parts, '\n\n').text}\n`, html };
}

function joined(parts: Part[], gap = '\n'): Part {
  return {
    text: parts.map(({ text }) => text).join(gap),
    html: parts.map(({ html }) => html).join('\n'),
  };
}

function paragraph(text: string, style = 'margin:0 0 16px'): Part {
  return { text, html: `<p style="${style}">${escape(text)}</p>` };
}

function tableOf(facts: Fact[]): Part {
  const cell = 'padding:2px 16px 2px 0;vertical-align:top';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="${cell};color:${muted}">${escape(name)}</td><td style="${cell}">${escape(value)}</td></tr>`,
  );
  return {
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    html: `<table role="presentation" style="margin:0 0 16px">${rows.join('')}</table>`,
  };
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function bookingPage(bookingId: string): string {
  return `/account/bookings/${bookingId}`;
}

export function bookingFacts(booking: BookingNews, ...where: Fact[]): Fact[] {
  const { moved_from, starts_at, services } = booking;
  const isMoved = moved_from !== undefined && moved_from !== starts_at;
  return [
    ...(isMoved ? [['Ora veche', instantLabel(moved_from)] as Fact] : []),
    ['Când', instantLabel(starts_at)],
    ...where,
    ['Specialist', booking.professional],
    [services.length === 1 ? 'Serviciu' : 'Servicii', services.join(', ')],
    ['Total', booking.total_label],
  ];
}

/** Required by OUG 34/2014 art. 8. */
export function providerFacts(provider: ProviderIdentity): Fact[] {
  return [['Prestator', providerLabel(provider)], ...providerContact(provider)];
}
