import { services } from './service-idea.ts';
import { lines, list, type Trade } from './trade.ts';

export const spa: Trade = {
  id: 7,
  slug: 'spa',
  name: 'Spa',
  group: 'health-and-wellness',
  isHealth: false,
  weight: 0.06,
  women: 0.84,
  companions: ['masaj', 'unghii'],
  names: list(
    `{w} Spa, {w} Wellness & Spa, Spa {w}, Centrul de relaxare {w}, {w} Day Spa, Oaza {w}, {w} Skin & Spa`,
  ),
  nameWords:
    list(`Aqua, Salina, Izvor, Nufăr, Lagună, Alba, Tihna, Cascada, Eden, Fântâna, Lotus, Liniște, Nirvana, Onix
    Roua, Sakura, Selena, Valea, Zen, Brad, Tei, Levănțica, Serena, Solaris`),
  about: [
    lines(`La {n}, în {c}, găsești saună, piscină mică și camere de tratament.
      La {n} telefonul rămâne în vestiar și timpul trece mai încet.
      La {n} ai o pauză de două ore între drumuri, chiar în {c}.`),
    lines(`Halatul, papucii și prosoapele sunt incluse.
      Primim un număr mic de oaspeți pe oră, ca să fie liniște.
      Cosmeticele sunt naturale, făcute în România.
      Ceaiul și fructele uscate sunt din partea casei.`),
    lines(`Vino cu un sfert de oră mai devreme, ca să te schimbi pe îndelete.
      Pentru cupluri avem o cameră cu două paturi de tratament.
      Oferim și carduri cadou, la recepție.`),
  ],
  groupCount: [3, 4],
  groups: [
    {
      name: 'Acces și saună',
      title: 'Recepționer spa/Recepționeră spa',
      services: services(`
        Acces în zona umedă, 2 ore | 120 | 90 | Saună uscată, saună umedă și piscină.
        Acces în zona umedă, 4 ore | 240 | 140
        Ritual de saună | 60 | 70 | | @Sauna mare
        Saună privată pentru doi | 90 | 220 | | @Sauna mică
        Salină | 45 | 35 | | @Salina
        Abonament de intrări | 120 | 750x10/180,8/365 | Intrări de câte două ore.`),
      praise: lines(`Liniște adevărată, nu muzică de lift și uși trântite.
        Totul curat, prosoape moi, ceai bun.`),
    },
    {
      name: 'Tratamente faciale',
      title: 'Cosmetician/Cosmeticiană',
      services: services(`
        Curățare facială clasică | 75 | 160
        Tratament hidratant | 60 | 180
        Hydrafacial | 60 | 320 | | @Aparat Hydrafacial
        Tratament antiaging | 75 | 260-340
        Mască cu aur | 45 | 200
        Tratament acnee | 75 | 190+`),
      praise: lines(`Pielea mi s-a schimbat după a doua ședință.
        Fără să mi se vândă nimic la final.`),
    },
    {
      name: 'Tratamente corporale',
      title: 'Terapeut spa/Terapeută spa',
      services: services(`
        Exfoliere corporală | 45 | 170
        Împachetare cu alge | 60 | 210
        Împachetare cu ciocolată | 60 | 230
        Baie cu lapte și miere | 45 | 190 | | @Cadă hidromasaj
        Hidromasaj | 30 | 110 | | @Cadă hidromasaj
        Hammam | 75 | 280`),
      praise: lines(`Am ieșit ca după o vacanță.
        Camera caldă și curată, prosoape moi.`),
    },
    {
      name: 'Masaj',
      title: 'Terapeut spa/Terapeută spa',
      services: services(`
        Masaj de relaxare | 60 | 190
        Masaj cu pietre calde | 75 | 240
        Masaj aromaterapeutic | 60 | 200
        Masaj în cuplu | 60 | 380`),
      praise: lines(`M-a întrebat ce presiune prefer și a ținut cont.
        Mă întorc sigur luna viitoare.`),
    },
    {
      name: 'Ritualuri',
      title: 'Terapeut spa/Terapeută spa',
      services: services(`
        Ritualul casei | 150 | 450-600 | Exfoliere, împachetare, masaj de o oră și ceai, într-o cameră numai pentru tine.
        Zi de răsfăț în doi | 240 | ?900
        Ritual pentru gravide | 75 | 250
        Abonament 5 ritualuri faciale | 60 | 800x5/180`),
      praise: lines(`Cel mai bun cadou pe care l-am primit.
        Două ore în care nu m-am gândit la nimic.`),
    },
  ],
  motifs: ['lotus', 'stones', 'candle'],
  albums: ['Zona umedă', 'Camere de tratament', 'Detalii'],
  rhythm: 'late',
};
