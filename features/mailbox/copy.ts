/** The words of the mailbox of a demo. */
export const copy = {
  title: 'Mesaje trimise',
  lead: 'În această versiune demonstrativă SMS-urile și e-mailurile nu pleacă nicăieri: le citești aici, cele mai noi primele.',
  recipient: 'Destinatar',
  recipientHint: 'Adresa de e-mail sau telefonul, scris cu +40',
  show: 'Arată',
  all: 'Arată toate mesajele',
  empty: 'Niciun mesaj încă.',
  emptyFor: (recipient: string) => `Niciun mesaj pentru ${recipient}.`,
  failed: 'Nu am putut încărca mesajele.',
  channels: { sms: 'SMS', mail: 'E-mail' },
  to: (recipient: string) => `către ${recipient}`,
  code: 'Codul din mesaj',
  copyCode: 'Copiază codul',
  copied: 'Copiat',
};
