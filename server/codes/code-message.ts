import type { Job } from '../jobs/jobs.ts';
import type { CodeOwner } from '../code-of.ts';

/** The message that carries a code, by what the code is for. The code itself is derived where it is sent. */
export function codeMessage(challenge: CodeOwner): Job {
  const { contact: to, purpose } = challenge;
  const message = { kind: 'message', to, challenge } as const;
  switch (purpose) {
    case 'sms-login':
      return { ...message, template: 'login_code', channel: 'sms' };
    case 'registration':
      return { ...message, template: 'registration_code', channel: 'sms' };
    case 'change-phone':
      return { ...message, template: 'new_phone_code', channel: 'sms' };
    case 'security':
      return { ...message, template: 'security_code', channel: isPhone(to) ? 'sms' : 'mail' };
    case 'password-reset':
      return { ...message, template: 'password_code', channel: 'mail' };
    case 'change-email':
      return { ...message, template: 'new_email_code', channel: 'mail' };
  }
}

/** Whether a contact is a phone, in E.164; else it is an e-mail, which may begin with a plus too. */
export function isPhone(contact: string): boolean {
  return /^\+\d+$/.test(contact);
}
