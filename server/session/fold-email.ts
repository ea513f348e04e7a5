/** One spelling per mailbox: trimmed, NFC, lower case. */
export function foldEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
