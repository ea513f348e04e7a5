export const rescheduleCopy = {
  title: 'Alege altă oră',
  back: 'Înapoi la programare',
  now: (label: string) => `Ora actuală: ${label}`,
  lead: 'Serviciile și mesajul tău nu se schimbă.',
  automatic: 'Dacă noua oră nu mai este liberă, o păstrezi pe cea veche.',
  manual:
    'Noua oră va aștepta confirmarea locației. Când trimiți cererea, cea veche devine liberă pentru alții.',
  professional: 'Specialist',
  none: 'Alege o oră',
  total: 'Total:',
  submit: 'Reprogramează',
  submitting: 'Se trimite…',
  done: 'Ora aleasă a fost salvată.',
  requested: 'Cererea a fost trimisă.',
  priceChanged: (total: string, button: string) =>
    `În ziua aleasă, total: ${total}. Apasă din nou „${button}” dacă ești de acord.`,
  priceHidden: (button: string) =>
    `În ziua aleasă prețul se stabilește la locație. Apasă din nou „${button}” dacă ești de acord.`,
  voucherGone: 'Voucherul acestei programări nu este valabil în ziua aleasă. Alege altă zi.',
  sendFailedHint: (button: string) => `Apasă din nou „${button}”: ora nu se schimbă de două ori.`,
  offline: 'Ești offline. Ora aleasă s-a păstrat; încearcă din nou când ai conexiune.',
  signInFirst: 'Intră în cont ca să schimbi ora.',
  gone: 'Locația nu mai oferă ce ai rezervat, așa că ora nu se poate schimba.',
};
