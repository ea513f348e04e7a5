export const copy = {
  currentPassword: 'Parola actuală',
  noPassword: 'Contul tău nu are parolă, așa că îți trimitem un cod ca să știm că ești tu.',
  sendProof: 'Trimite codul',
  sending: 'Se trimite…',
  sentToPhone: (phone: string) => `L-am trimis prin SMS la ${phone}.`,
  sentToEmail: (email: string) => `L-am trimis la ${email}.`,
};
