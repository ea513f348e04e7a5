import type { Mail } from './mail-layout.ts';
import type { FeedbackMail } from './message.ts';

/** Composes the mail that forwards a visitor's message to the operator; replies go to the visitor. */
export function feedbackMailOf({ name, email, message }: FeedbackMail): Mail {
  return {
    subject: `Mesaj de la ${name}`,
    replyTo: email,
    before: [
      'Un vizitator ne-a scris de pe pagina „Scrie-ne”. Îi poți răspunde direct la acest e-mail.',
    ],
    facts: [
      ['Nume', name],
      ['E-mail', email],
    ],
    after: message.split(/\s*\n\s*/),
  };
}
