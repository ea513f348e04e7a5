import { lines } from '../trades/trade.ts';

export const opinions: Readonly<Record<number, readonly string[]>> = {
  5: lines(`Recomand cu toată încrederea!
    Am fost la {p} și mă întorc sigur.
    Totul a decurs cum trebuie.
    Totul a fost bine, de la programare până la plecare.
    Profesionalism, curățenie și oameni calzi.
    {p} are multă răbdare.
    Vin aici de doi ani și mă întorc de fiecare dată.
    Punctualitate, cum rar mai găsești.
    Mulțumesc, {p}!
    Am rezervat în două minute și totul a început la oră.
    M-am simțit în mâini bune.
    Curat, liniște și niciun minut de așteptare.
    {p} explică tot și nu se grăbește.
    Am găsit, în sfârșit, locul potrivit.
    Le-am spus deja și prietenilor.
    Exact cum scrie pe pagină, și la preț, și la durată.
    Primire caldă și lucru făcut ca la carte.
    Se vede că le pasă.`),
  4: lines(`Foarte bine, doar că am așteptat zece minute.
    Merită, deși prețul e puțin peste medie.
    {p} știe ce face. Doar parcarea e greu de găsit.
    A ieșit bine, revin.
    Totul bine, mi-ar fi plăcut mai multă liniște.
    Bun, serios, fără complicații.
    Echipă amabilă; sala de așteptare e cam mică.
    Recomand, dar programează-te din timp.
    Mulțumesc! Doar la recepție a durat puțin.
    Foarte bine, doar că se ajunge greu cu autobuzul.
    Bine lucrat, cu mici întârzieri.
    Aș reveni, mai ales dimineața, când e liber.`),
  3: lines(`Ok, dar nimic ieșit din comun.
    Rezultatul e bun, însă am așteptat aproape o jumătate de oră.
    A fost în regulă, comunicarea mai puțin.
    Cam aglomerat.
    Mă așteptam la mai mult pentru prețul plătit.`),
  2: lines(`Programarea a început târziu și s-a terminat în grabă.
    Personal grăbit, nu mai revin curând.
    Prețul final a fost mai mare decât cel anunțat.`),
  1: lines(`Aveam programare și nu m-a primit nimeni.
    Din păcate, o dezamăgire.
    Nu recomand.`),
};

/** For salons and gyms, not for doctors. */
export const leisureOpinions: Readonly<Record<number, readonly string[]>> = {
  5: lines(`Super!
    Merită fiecare leu.
    Vin în fiecare lună și nu m-au dezamăgit niciodată.
    Exact ce mi-am dorit.`),
  4: lines(`Mi-ar fi plăcut muzica mai încet, în rest perfect.`),
  2: lines(`Nu a fost ca în fotografii.`),
};

/** For manual work only. */
export const handworkOpinions: Readonly<Record<number, readonly string[]>> = {
  5: lines(`{p} are mâini de aur.`),
};

export const handwork =
  /frizer|barber|hairstylist|colorist|extensii|manichiur|unghii|pedichiur|nail|make-up|lash|brow|maseu/i;
