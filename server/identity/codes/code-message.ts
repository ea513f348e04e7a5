import type { Message } from '#server/messages/message.ts';
import type { CodeOwner } from '#server/messages/code-of.ts';

/** Builds the message for a code of this purpose. The code itself is derived when it is sent. */
export function codeMessage(challenge: CodeOwner): Message {
  const { contact: to, purpose } = challenge;
  const message = { to, challenge } as const;
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

/** True for a phone in E.164; false for an e-mail, which may also start with a plus. */
export function isPhone(contact: string): boolean {
  return /^\+\d+$/.test(contact);
}
