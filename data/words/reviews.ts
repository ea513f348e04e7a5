import { lines } from '../trades/trade.ts';

/** Sentences by the number of stars, true of any trade; {s} is the service, {p} the professional's first name. */
export const opinions: Readonly<Record<number, readonly string[]>> = {
  5: lines(`Recomand cu toată încrederea!
    Am fost la {p} și mă întorc sigur.
    „{s}”: totul a decurs cum trebuie.
    Totul a fost bine, de la programare până la plecare.
    Profesionalism, curățenie și oameni calzi.
    {p} are multă răbdare.
    Vin aici de doi ani și mă întorc de fiecare dată.
    Punctualitate, ceea ce nu se mai găsește.
    Mulțumesc, {p}!
    Am rezervat în două minute și totul a început la oră.`),
  4: lines(`Foarte bine, doar că am așteptat zece minute.
    Merită, deși prețul e puțin peste medie.
    {p} știe ce face. Doar parcarea e greu de găsit.
    „{s}” a mers bine; revin.
    Totul bine, mi-ar fi plăcut mai multă liniște.
    Bun, serios, fără complicații.
    Echipă amabilă; sala de așteptare e cam mică.
    Recomand, dar programează-te din timp.`),
  3: lines(`Ok, dar nimic ieșit din comun.
    Rezultatul e bun, însă am așteptat aproape o jumătate de oră.
    „{s}” a fost în regulă, comunicarea mai puțin.
    Cam aglomerat.
    Mă așteptam la mai mult pentru prețul plătit.`),
  2: lines(`Programarea a început târziu și s-a terminat în grabă.
    Personal grăbit, nu mai revin curând.
    Prețul final a fost mai mare decât cel anunțat.`),
  1: lines(`Aveam programare și nu m-a primit nimeni.
    „{s}”: din păcate, o dezamăgire.
    Nu recomand.`),
};

/** Sentences that suit a salon or a gym, and no doctor. */
export const leisureOpinions: Readonly<Record<number, readonly string[]>> = {
  5: lines(`Super!
    Merită fiecare leu.
    {p} are mâini de aur.
    Locul acesta a devenit rutina mea lunară.
    „{s}”: exact ce mi-am dorit.`),
  4: lines(`Mi-ar fi plăcut muzica mai încet, în rest perfect.`),
  2: lines(`Nu a fost ca în poze.`),
};
