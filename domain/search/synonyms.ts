import { words } from '#domain/words/fold.ts';
import { foreignMeanings, foreignPhrases } from './foreign-trades.ts';
import { wordKey } from './word-key.ts';

export const skipWords: ReadonlySet<string> = new Set(
  `a al ale as am si sau ori o un unei unui unde ma mi imi ne va de la in din pe cu pentru prin lui ei lor cel cea cei
  cele care ce este sunt fi mai foarte asta acest aceasta ul uri urile uri n s by the and of for my near me
  bun buna buni bune ieftin ieftina ieftini ieftine recomandat recomandata recomandati recomandate
  profesional profesionala profesionale profesionist profesionisti
  caut cautam gasesc gaseste vreau vrem vrea doresc dori voiam trebuie nevoie rog salut multumesc cumva
  sa eu te iti isi mea meu mele mei ta pot poti poate puteti fac face merg cat cand cum costa repede curand doare durere dureri dor
  programare programari programez programa programeaza rezervare rezervari rezerv rezerva online
  pret pretul preturi preturile tarif tarife oferta oferte promotie promotii reducere reduceri lista sub pana fara maxim lei ron
  adresa telefon telefonul numar numarul recenzii pareri card cardul cash numerar plata
  mama tata sot sotul sotie sotia fiica fiul prietena
  imi mie urgent urgenta nu on at under an my open ceva orice liber libera e
  langa aproape apropiere zona mine noi acum romania judet judetul dr`.split(/\s+/),
);

/** Phrases and ambiguous plurals, replaced by the words behind the colon. */
const phraseTable = `
  make up: makeup
  barber shop: barbershop
  semi permanenta: semipermanenta
  semi permanent: semipermanent
  hair stylist: hairstylist
  hair style: hairstyle
  lash extensions: extensii gene
  lash lifting: laminare gene
  brow lift: laminare sprancene
  tatuaj sprancene: micropigmentare sprancene
  tatuaj buze: micropigmentare buze
  cabinet dentar: stomatolog
  cabinet stomatologic: stomatolog
  clinica dentara: stomatolog
  clinica stomatologica: stomatolog
  albire dentara: albire
  curatare dentara: detartraj
  igienizare dentara: detartraj
  albirea dintilor: albire
  personal trainer: antrenor personal
  sala de forta: sala
  vopsit par: vopsit
  vopsire par: vopsit
  vopsitul parului: vopsit
  decolorare par: decapaj
  indreptat par: placa
  extensii par: montare extensii
  consult medical: consultatie medici
  control sarcina: monitorizare sarcina
  controlul sarcinii: monitorizare sarcina
  aranjat par: coafat
  aranjat parul: coafat
  hernie de disc: hernie
  2 persoane: cuplu
  doua persoane: cuplu
  doi: cuplu
  manichiuri: manichiura
  manichiurile: manichiura
  pedichiuri: pedichiura
  pedichiurile: pedichiura
  coafuri: coafura
  coafurile: coafura
  maseuri: maseur
  maseurii: maseur
  masele: masea
  maselele: masea
  maseaua: masea
  cazut plomba: plomba
  copil febra: pediatrie
  febra copil: pediatrie
  copil bolnav: pediatrie
  pete fata: dermatologie
  pete piele: dermatologie
  sprancene pudrate: micropigmentare sprancene
  vad bine: oftalmologie
  tensiune mare: cardiologie
  cade parul: anticadere
  caderea parului: anticadere
  bataturi picioare: pedichiura
  tuns caine: toaletaj
  tuns catel: toaletaj
  tuns pisica: toaletaj
  frizer canin: toaletaj
  frizerie canina: toaletaj
  tuns canin: toaletaj
  unghia naturala: unghii
  unghie naturala: unghii`;

/** For "medic de ochi", "doctor de ochi". */
const doctorTable = `
  familie: medicina familie
  dinti: stomatolog
  ochi: oftalmolog
  inima: cardiolog
  piele: dermatolog
  copii: pediatrie
  femei: ginecolog
  oase: ortoped
  spate: ortoped
  urechi: orl
  gat: orl
  nervi: neurolog
  stomac: gastroenterolog
  rinichi: urolog`;

/** A "salon de …" of these is not a hairdresser's. */
const salonNames =
  'unghii manichiura pedichiura masaj machiaj cosmetica epilare epilat gene sprancene spa frizerie';

/** Per line: words, then the words they also match. */
const meaningTable = `
  frizer frizerie: frizerii barber
  barber barbershop barbier: frizerii barber
  tuns tunsoare tunsori tunde tundere haircut freza: tuns frizerii
  barba barbi: frizerii
  barbierit: frizerii
  barbati barbatesc barbat masculin: frizerii
  dama dame femei: saloane
  coafor coafeza coafura frizura coc hairstylist hairdresser hair stilist stylist: saloane coafat
  salon: saloane
  infrumusetare frumusete beauty: saloane
  vopsit suvite balayage decapaj nuantare decolorat ombre: culoare saloane
  permanent: saloane
  bucle: ondulat
  balaiaj: balayage
  par parul: saloane
  mireasa nunta: mireasa
  unghii unghie nails nail manicure: unghii manichiura
  manichiura: unghii
  manichiurista: unghii manichiura
  oja: semipermanenta unghii
  rupt rupta: reparatie
  gel acril: unghii
  pedicure pedichiurista: pedichiura
  semipermanenta: semipermanenta semipermanent
  machiaj machiat makeup machior machioza: machiaj
  lash lashes gene: gene
  brow brows sprancene pensat: sprancene
  microblading: micropigmentare
  masaj maseur maseuza massage: masaj
  relaxare relax destindere: masaj spa
  cervical lombar: spate terapeutic
  picioare talpi: reflexoterapie
  reflexologie reflexolog: reflexoterapie
  celulita: anticelulitic
  pietre: pietre
  ventuze: ventuze
  spa wellness: spa
  sauna hammam jacuzzi piscina bazin: spa
  cosmetica cosmetician cosmeticiana ten fata: faciale facial spa
  facial: facial
  antirid riduri pete: facial faciale
  sala fitness gym forta: sali
  aerobic cardio dans gimnastica: clase
  crossfit culturism bodybuilding hiit: sali
  karate judo aikido: martiale
  spinning: cycling
  antrenor trainer antrenament: sali
  pilates yoga: sali
  nutritionist dietetician dieta slabit slabire: nutritie
  doctor medic clinica policlinica spital analize: medici
  orl febra raceala gripa: medici
  dentist dentara dentar dinti masea plomba: stomatologie stomatolog
  carie implant proteza coroana fatete gingie: stomatologie stomatolog
  plomba carie: obturatie
  masea scos scoatere: extractie
  acneic cosuri: acnee
  acnee cosuri: dermatologie
  aparat ortodont: stomatologie
  dermatolog alunita neg negi: dermatologie dermatologica
  oculist vedere: oftalmologie oftalmologica
  pediatru: pediatrie
  psiholog psihoterapeut terapeut depresie anxietate: psihologie psihoterapie
  terapeut: terapeut
  fizioterapie fizioterapeut fiziokinetoterapie kineto kinetoterapeut: kinetoterapie
  recuperare: recuperare
  genunchi articulatii: recuperare kinetoterapie
  hernie: kinetoterapie
  eco ecograf: ecografie
  gravida gravide insarcinata: sarcina prenatal
  copil copii baiat baieti baietel fetita fetite: copii
  senior seniori varstnic varstnici: pensionari
  mani: manichiura
  pedi: pedichiura
  bataturi: pedichiura
  epilat epilare: epilare`;

/**
 * Nothing else replaces these: where no location offers them, nothing matches. A barber is no
 * urologist, and a trim of ears no waxing.
 */
export const requiredWords: ReadonlySet<string> = new Set(
  `urolog neurolog ortoped endocrinolog reumatolog alergolog chirurg logoped gastroenterolog veterinar toaletaj
  inghinal inghinala ceara laser brazilian axila axile intim definitiva waxing`.split(/\s+/),
);

const phraseLines: [string[], string[]][] = [
  ...readLines(phraseTable + foreignPhrases),
  ...readLines(doctorTable).flatMap(([organ, meaning]) =>
    ['medic', 'doctor'].map((doctor): [string[], string[]] => [[doctor, ...organ], meaning]),
  ),
  ...words(salonNames).map((name): [string[], string[]] => [['salon', name], [name]]),
];

/** Folded, without skip words, longest first. */
export const phrases: readonly (readonly [
  phrase: readonly string[],
  meaning: readonly string[],
])[] = phraseLines
  .map(([phrase, meaning]) => [phrase.filter((word) => !skipWords.has(word)), meaning] as const)
  .sort(([one], [other]) => other.length - one.length);

const meanings = new Map<string, string[]>();
for (const [terms, meaning] of readLines(meaningTable + foreignMeanings))
  for (const key of terms.map(wordKey))
    meanings.set(key, [...(meanings.get(key) ?? []), ...meaning.map(wordKey)]);

/** Visitors may type these although no location uses them. */
export const knownWords: readonly { word: string; key: string }[] = readLines(
  meaningTable + foreignMeanings,
).flatMap(([terms]) => terms.map((word) => ({ word, key: wordKey(word) })));

const tradeKeys: ReadonlySet<string> = new Set(
  [...meanings].flatMap(([key, others]) => [key, ...others]),
);

/** True for "masaj" and "coafor", false for "Berceni". */
export function isTradeWord(word: string): boolean {
  return tradeKeys.has(wordKey(word));
}

/** The keys of a word's other meanings. */
export function synonymsOf(key: string): readonly string[] {
  return [...new Set(meanings.get(key))].filter((meaning) => meaning !== key);
}

function readLines(table: string): [string[], string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [terms = '', meaning = ''] = line.split(':');
      return [words(terms), words(meaning)];
    });
}
