import { locationOrders, locationSorts, sortNames } from '#contract/location-order.ts';
import { locationPath } from '#domain/place/location-path.ts';
import type { LocationElsewhere, SimilarCity } from './load-results.ts';

// Only the server renders these notes, because the first-load script is at its limit.

const link =
  'inline-flex min-h-target items-center font-semibold text-brand underline underline-offset-4';

export function IgnoredNote({ ignored }: { ignored: string[] }) {
  if (ignored.length === 0) return null;
  return (
    <p className="text-sm">{`Nu am ținut cont de ${ignored.map((word) => `„${word}”`).join(', ')}.`}</p>
  );
}

export function PlaceNote({ unknown, similar }: { unknown: string; similar: SimilarCity[] }) {
  if (unknown === '') return null;
  return (
    <p className="text-sm">
      {`Nu am găsit locul „${unknown}”. `}
      {similar.length > 0 && (
        <>
          {'Poate ai vrut să cauți în: '}
          {similar.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ' · '}
              <a href={href} className={link}>
                {name}
              </a>
            </span>
          ))}
          {'. '}
        </>
      )}
    </p>
  );
}

export function NamedNote({ location }: { location: LocationElsewhere | null }) {
  if (!location) return null;
  const { id, slug, name, city } = location;
  return (
    <p className="text-sm">
      <a href={locationPath(id, slug)} className={link}>
        {name}
      </a>
      {` este în ${city}.`}
    </p>
  );
}

const ranking = {
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
        {ranking.title}
      </summary>
      <div className="flex max-w-reading flex-col gap-2 text-muted">
        <p>{ranking.default}</p>
        <p>{ranking.others}</p>
        <p>{ranking.paid}</p>
        <p>{ranking.provider}</p>
        <a
          href="/how-we-rank"
          className="inline-flex min-h-target items-center self-start underline underline-offset-4 hover:text-ink"
        >
          {ranking.more}
        </a>
      </div>
    </details>
  );
}
