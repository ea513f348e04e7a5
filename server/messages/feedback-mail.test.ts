import { expect, test } from 'vitest';
import { feedbackMailOf } from './feedback-mail.ts';
import { mailText } from './mail-layout.ts';

test('the mail of a visitor’s message shows all of it, line by line, and replies go to the visitor', () => {
  const mail = feedbackMailOf({
    ...{ template: 'feedback', channel: 'mail', to: 'contact@example.ro' },
    ...{ name: 'Ioana <b>', email: 'ioana@example.ro' },
    message: 'Aș vrea un salon nou.\n\nȘi <b>o sală</b>.',
  });
  expect([mail.subject, mail.replyTo]).toEqual(['Mesaj de la Ioana <b>', 'ioana@example.ro']);
  const text = mailText(mail);
  expect(text).toContain('Nume: Ioana <b>\nE-mail: ioana@example.ro\n\n');
  expect(text).toContain('Aș vrea un salon nou.\n\nȘi <b>o sală</b>.\n');
});
