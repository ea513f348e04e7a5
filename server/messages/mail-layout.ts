import {
  providerContact,
  providerLabel,
  type ProviderIdentity,
} from '#domain/legal/provider-identity.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import type { BookingNews } from './message.ts';

type MailLink = { words: string; address: string };

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

export function mailText(mail: Mail, company = ''): string {
  const { firstName, before, choices, code, facts, link, otherLink, after = [], footerLink } = mail;
  const parts = [
    greeting(firstName),
    ...before,
    code,
    facts?.map(([name, value]) => `${name}: ${value}`).join('\n'),
    choices && `${choices.intro}\n${linkLines(choices.links)}`,
    linkLines([link, otherLink].filter((one) => one !== undefined)),
    ...after,
    footerLink && linkLines([footerLink]),
    signature,
    company,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function linkLines(links: MailLink[]): string {
  return links.map(({ words, address }) => `${words}: ${address}`).join('\n');
}

export function mailHtml(mail: Mail, company: string): string {
  const { subject, firstName, before, choices, code, facts, link, otherLink, after = [] } = mail;
  const { footerLink } = mail;
  const parts = [
    paragraph(greeting(firstName)),
    ...before.map(paragraph),
    code &&
      `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px;color:${ink}">${escape(code)}</p>`,
    facts &&
      `<table role="presentation" style="margin:0 0 16px">${facts.map(row).join('')}</table>`,
    ...(choices ? [paragraph(choices.intro), ...choices.links.map(plainLink)] : []),
    link &&
      `<p style="margin:0 0 16px"><a href="${escape(link.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${accent};color:#ffffff;text-decoration:none;font-weight:700">${escape(link.words)}</a></p>`,
    otherLink && plainLink(otherLink),
    ...after.map(paragraph),
    footerLink && plainLink(footerLink),
    `<p style="margin:24px 0 0;color:${muted}">${escape(signature)}</p>`,
    company && `<p style="margin:8px 0 0;font-size:13px;color:${muted}">${escape(company)}</p>`,
  ];
  return `<!doctype html>
<html lang="ro">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fbf8f3">
<div style="max-width:520px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff;font:16px/1.5 Arial,Helvetica,sans-serif;color:${ink}">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

const signature = 'Echipa Aproape';

function greeting(firstName: string | undefined): string {
  return firstName ? `Bună, ${firstName}!` : 'Bună!';
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escape(text)}</p>`;
}

function plainLink({ words, address }: MailLink): string {
  return `<p style="margin:0 0 16px"><a href="${escape(address)}" style="color:${accent};font-weight:700">${escape(words)}</a></p>`;
}

function row([name, value]: Fact): string {
  const cell = 'padding:2px 16px 2px 0;vertical-align:top';
  return `<tr><td style="${cell};color:${muted}">${escape(name)}</td><td style="${cell}">${escape(value)}</td></tr>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function bookingPage(appUrl: string, bookingId: string): string {
  return `${appUrl}/account/bookings/${bookingId}`;
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
