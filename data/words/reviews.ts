import { lines } from '../trades/trade.ts';

/** Sentences by the number of stars; {s} is the service, {p} the professional's first name. */
export const opinions: Readonly<Record<number, readonly string[]>> = {
  5: lines(`Recomand cu toată încrederea!
    Am fost la {p} și mă întorc sigur.
    {s}: exact ce mi-am dorit.
    Foarte mulțumită, de la programare până la plecare.
    Profesionalism, curățenie și oameni calzi.
    Vin aici de doi ani și nu am fost niciodată dezamăgit.
    {p} are răbdare și mâini de aur.
    Cea mai bună experiență din oraș.
    Merită fiecare leu.
    Punctualitate, ceea ce nu se mai găsește.
    Mulțumesc, {p}!
    Super!
    Locul acesta a devenit rutina mea lunară.
    Am rezervat în două minute și am fost primit la oră.`),
  4: lines(`Foarte bine, doar că am așteptat zece minute.
    Rezultat frumos, prețul puțin peste medie.
    {p} lucrează curat. Parcarea e mai greu de găsit.
    Mulțumită de {s}, revin.
    Totul bine, mi-ar fi plăcut mai multă liniște.
    Bun, serios, fără complicații.
    Echipă amabilă; sala de așteptare e cam mică.
    Recomand, dar rezervați din timp.`),
  3: lines(`Ok, dar nimic ieșit din comun.
    Rezultatul e bun, însă am așteptat aproape o jumătate de oră.
    {s} a fost în regulă, comunicarea mai puțin.
    Cam aglomerat sâmbăta.
    Mă așteptam la mai mult pentru prețul plătit.`),
  2: lines(`Programarea a început târziu și s-a terminat în grabă.
    Nu a ieșit ca în poză.
    Personal grăbit, nu mai revin curând.
    Prețul final a fost mai mare decât cel anunțat.`),
  1: lines(`Am fost programat și nu m-a primit nimeni.
    Din păcate, foarte dezamăgită de {s}.
    Nu recomand.`),
};
