import { expect, test } from 'vitest';
import { accountMailOf } from './account-mails.ts';
import { renderMail } from './mail-layout.ts';

test('the mail of a visitor’s message shows all of it, line by line, and replies go to the visitor', () => {
  const message = {
    ...({ template: 'feedback', channel: 'mail', to: 'contact@example.ro' } as const),
    ...{ name: 'Ioana <b>', email: 'ioana@example.ro' },
    message: 'Aș vrea un salon nou.\n\nȘi <b>o sală</b>.',
  };
  const mail = accountMailOf(message, '');
  expect([mail.subject, mail.replyTo]).toEqual(['Mesaj de la Ioana <b>', 'ioana@example.ro']);
  const text = renderMail(mail, 'https://www.aproape.example').text;
  expect(text).toContain('Nume: Ioana <b>\nE-mail: ioana@example.ro\n\n');
  expect(text).toContain('Aș vrea un salon nou.\n\nȘi <b>o sală</b>.\n');
});
