import { toBani } from '#domain/money/money.ts';
import { amountLabel, moneyLabel } from '#domain/money/price-label.ts';
import { visitsLabel } from '#domain/words/count-labels.ts';
import { refundDays } from '#domain/booking/withdrawal.ts';

type Refund = { price: number | null; refund: number | null; used: number; total: number };

export const copy = {
  open: 'Retrage-te din contract',
  until: (day: string) => `Te poți retrage până pe ${day} inclusiv, fără motiv.`,
  title: 'Retragere din contract',
  confirm: 'Confirmă retragerea',
  sending: 'Se trimite…',
  keep: 'Păstrează abonamentul',
  done: 'Te-ai retras din contract. Ți-am trimis confirmarea pe e-mail.',
  mail: (email: string) => `Primești confirmarea la ${email}.`,
  refundDays: `Locația îți dă banii înapoi în cel mult ${refundDays} zile, pe aceeași cale pe care ai plătit. Dacă nu ai plătit încă, achiți doar ședințele folosite.`,
  canceled: {
    one: 'Se anulează și programarea făcută cu acest abonament:',
    few: 'Se anulează și cele {n} programări făcute cu acest abonament:',
    other: 'Se anulează și cele {n} de programări făcute cu acest abonament:',
  },
  terms: 'Condițiile retragerii',
  paidBack: ({ price, refund, used, total }: Refund) => {
    if (price === null || refund === null)
      return used === 0
        ? 'Primești înapoi tot prețul plătit.'
        : `Primești înapoi prețul plătit, mai puțin prețul pentru ${visitsLabel(used)} din ${total}.`;
    const words = `Primești înapoi ${moneyLabel(toBani(refund))}`;
    if (used === 0) return `${words}, adică tot prețul.`;
    const deducted = toBani(price) - toBani(refund);
    return `${words}: ${amountLabel(toBani(price))} minus ${moneyLabel(deducted)} pentru ${visitsLabel(used)} din ${total}.`;
  },
  withdrawn: (day: string) => `Te-ai retras pe ${day}.`,
  refund: (ron: number | null) =>
    ron === null ? null : `De primit înapoi: ${moneyLabel(toBani(ron))}.`,
};
