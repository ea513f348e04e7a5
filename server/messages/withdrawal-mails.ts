import { instantLabel, fullDate } from '#domain/time/date-label.ts';
import { toWallTime } from '#domain/time/local-time.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { visitsLabel } from '#domain/words/count-labels.ts';
import { refundDays } from '#domain/booking/withdrawal.ts';
import { providerFacts, type Fact, type Mail } from './mail-layout.ts';
import type { WithdrawalMail, WithdrawalNews } from './message.ts';

const free = 'Abonamentul a fost gratuit, așa că nu sunt bani de dat înapoi.';

export function withdrawalMailOf(message: WithdrawalMail): Mail {
  const { withdrawal } = message;
  const link = { words: 'Vezi abonamentele', path: '/account/subscriptions' };
  if (message.template === 'subscription_withdrawn')
    return {
      subject: `Te-ai retras din abonament: ${withdrawal.location}`,
      before: [
        withdrawal.is_location_untold
          ? 'Am primit retragerea ta din contractul de mai jos. Păstrează acest mesaj: este dovada retragerii. Arată-l și locației, care nu are o adresă de e-mail la noi.'
          : 'Am primit retragerea ta din contractul de mai jos și am anunțat locația. Păstrează acest mesaj: este dovada retragerii.',
      ],
      facts: [
        ...factsOf(withdrawal, 'De primit înapoi, dacă ai plătit'),
        ...(withdrawal.provider ? providerFacts(withdrawal.provider) : []),
      ],
      link,
      after: [
        withdrawal.price === 0
          ? free
          : `Banii îi primești înapoi de la locație în cel mult ${refundDays} zile de la retragere, prin aceeași metodă prin care ai plătit. Dacă nu ai plătit încă abonamentul, ${withdrawal.used === 0 ? 'nu ai nimic de plătit' : 'plătești doar ce ai folosit'}.`,
        ...canceledWords(withdrawal, {
          one: 'Am anulat și programarea viitoare făcută cu abonamentul',
          more: 'Am anulat și programările viitoare făcute cu abonamentul',
        }),
      ],
    };
  return {
    subject: `Retragere din abonament: ${message.client}`,
    before: [
      `${message.client} s-a retras din abonamentul cumpărat la ${withdrawal.location}. Avea dreptul să se retragă fără să dea un motiv.`,
    ],
    facts: [['Client', message.client], ...factsOf(withdrawal, 'De dat înapoi, dacă a plătit')],
    after: [
      withdrawal.price === 0
        ? free
        : `Dacă abonamentul a fost plătit, dă înapoi suma de mai sus în cel mult ${refundDays} zile de la retragere, prin aceeași metodă prin care ai primit banii. Dacă nu a fost plătit, clientul ${withdrawal.used === 0 ? 'nu are nimic de plătit' : 'plătește doar ce a folosit'}.`,
      ...canceledWords(withdrawal, {
        one: 'Această oră este din nou liberă',
        more: 'Aceste ore sunt din nou libere',
      }),
    ],
  };
}

function factsOf(news: WithdrawalNews, refundName: string): Fact[] {
  const { price, used, total } = news;
  const bought = fullDate(toWallTime(new Date(news.bought_at)).date);
  const withdrawn = toWallTime(new Date(news.withdrawn_at));
  return [
    ['Abonament', `${news.subscription}, ${news.location}`],
    ['Cumpărat', bought],
    ['Retragere trimisă', `${fullDate(withdrawn.date)}, ora ${withdrawn.time}`],
    ['Ședințe folosite', `${used} din ${total}`],
    ...(price === 0 ? [] : [[refundName, refundWords(news)] as Fact]),
  ];
}

function refundWords({ price, refund, used, total }: WithdrawalNews): string {
  if (price === null || refund === null)
    return used === 0
      ? 'tot prețul plătit'
      : `prețul plătit, mai puțin prețul pentru ${visitsLabel(used)} din ${total}`;
  return used === 0
    ? moneyLabel(refund)
    : `${moneyLabel(refund)} (${moneyLabel(price)} minus ${moneyLabel(price - refund)} pentru ${visitsLabel(used)})`;
}

function canceledWords(
  { canceled }: WithdrawalNews,
  words: { one: string; more: string },
): string[] {
  if (canceled.length === 0) return [];
  const intro = canceled.length === 1 ? words.one : words.more;
  return [`${intro}: ${canceled.map(instantLabel).join('; ')}.`];
}
