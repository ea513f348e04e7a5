import { locationOrders, locationSorts, sortNames } from '#contract/location-order.ts';

const copy = {
  title: 'Cum ordonăm rezultatele',
  more: 'Vezi toate regulile',
  default:
    '„Recomandate” arată întâi locațiile care se potrivesc cel mai bine cu ce ai căutat, apoi le ordonează după nota medie ponderată cu numărul de recenzii și după distanță (2 km în plus cântăresc cât o zecime de punct); o locație fără ore libere în următoarele 7 zile pierde jumătate de punct.',
  others: `${locationSorts.map((sort) => `„${sortNames[sort]}” ordonează ${locationOrders[sort].rule}`).join('; ')}.`,
  paid: 'Nicio locație nu plătește pentru un loc mai bun în listă. Recenziile vin de la clienți; cele verificate sunt scrise după o programare făcută prin Aproape.',
  provider:
    'Locațiile declară că sunt prestatori profesioniști; datele pe care ni le-au dat sunt pe pagina fiecăreia. Contractul pentru serviciu se încheie între tine și locație.',
};

export function RankingNote() {
  return (
    <details className="mt-6 border-t border-line pt-2 text-sm">
      <summary className="flex min-h-target items-center text-muted underline underline-offset-4 hover:text-ink">
        {copy.title}
      </summary>
      <div className="flex max-w-reading flex-col gap-2 text-muted">
        <p>{copy.default}</p>
        <p>{copy.others}</p>
        <p>{copy.paid}</p>
        <p>{copy.provider}</p>
        <a
          href="/how-we-rank"
          className="inline-flex min-h-target items-center self-start underline underline-offset-4 hover:text-ink"
        >
          {copy.more}
        </a>
      </div>
    </details>
  );
}
