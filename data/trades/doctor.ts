import { services } from './service-idea.ts';
import { lines, list, type Trade } from './trade.ts';

export const doctor: Trade = {
  id: 3,
  slug: 'medici',
  name: 'Medici',
  group: 'health-and-wellness',
  isHealth: true,
  weight: 0.14,
  women: 0.62,
  companions: [],
  names:
    list(`Cabinetul medical dr. {f} {l}, Cabinetul medical dr. {m} {l}, Clinica {w}, {w} Medical Center, Centrul medical {w}
    Policlinica {w}, {w} Clinic {c}, Cabinetele dr. {l}, Clinica dr. {l}`),
  nameWords:
    list(`Sanitas, Vitalis, Hipocrate, Medis, Asclepios, Salus, Panaceea, Nova, Sfânta Maria, Sfântul Luca, Humanitas
    Cardia, Omega, Anima, Integra, Familia, Speranța, Verde, Aurora, Hygeia, Galenus, Natura, Providența, Armonia`),
  about: [
    lines(`{n} oferă consultații de specialitate în {c}, cu programare la oră fixă.
      La {n}, medicul are timp să te asculte: o consultație durează cât trebuie, nu cât permite coada.
      La {n} consultă medici din {c} care lucrează și în spitalele din regiune.`),
    lines(`Rezultatele investigațiilor le primești pe loc sau, cel mai târziu, a doua zi.
      Avem acces pentru persoane cu dizabilități și lift de la parter.
      Ecografele și aparatura sunt verificate anual.
      După consultație primești scrisoarea medicală și, la nevoie, rețetă și trimitere.
      Lucrăm și cu principalele asigurări private de sănătate.`),
    lines(`Te rugăm să vii cu cinci minute mai devreme și cu analizele pe care le ai deja.
      Pentru urgențe sună la 112: programările online sunt pentru consultații planificate.
      Dacă nu mai poți ajunge, anulează din timp, ca altcineva să ia ora.`),
  ],
  groupCount: [2, 4],
  groups: [
    {
      name: 'Dermatologie',
      title: 'Medic specialist dermatologie',
      services: services(`
        Consultație dermatologică | 30 | 250
        Control dermatologic | 20 | 150 | În cel mult 30 de zile de la consultație.
        Dermatoscopie digitală | 30 | 300 | Harta alunițelor, cu fotografii păstrate pentru comparație. | @Dermatoscop
        Excizie aluniță | 40 | 400-700
        Crioterapie veruci | 20 | 150+
        Peeling chimic medical | 40 | 350`),
      praise: lines(`Mi-a explicat totul pe înțelesul meu.
        Am plecat cu un plan clar și fără spaimă.`),
    },
    {
      name: 'Stomatologie',
      title: 'Medic stomatolog',
      services: services(`
        Consultație stomatologică | 30 | 120 | Examinare și plan de tratament.
        Detartraj și periaj | 45 | 250 | | @Unit stomatologic
        Obturație compozit | 45 | 250-400 | | @Unit stomatologic
        Tratament de canal | 75 | 450+ | | @Unit stomatologic
        Extracție simplă | 40 | 250 | | @Unit stomatologic
        Albire profesională | 75 | 900 | | @Unit stomatologic
        Coroană ceramică | 60 | ?1200`),
      praise: lines(`Nu am simțit nimic, nici anestezia.
        Mi-a arătat radiografia și mi-a spus ce se poate amâna.`),
    },
    {
      name: 'Ginecologie',
      title: 'Medic specialist obstetrică-ginecologie',
      services: services(`
        Consultație ginecologică | 30 | 280
        Consultație cu ecografie | 40 | 380 | | @Ecograf
        Test Babeș-Papanicolau | 20 | 150
        Monitorizare sarcină | 40 | 350 | | @Ecograf
        Ecografie de morfologie fetală | 60 | 550 | | @Ecograf`),
      praise: lines(`M-a ascultat până la capăt, fără grabă.
        Cu tact și cu răspunsuri clare.`),
    },
    {
      name: 'Cardiologie',
      title: 'Medic specialist cardiologie',
      services: services(`
        Consultație cardiologică cu EKG | 40 | 320
        Ecografie cardiacă | 40 | 350 | | @Ecograf
        Holter tensiune 24 h | 20 | 200
        Holter EKG 24 h | 20 | 250
        Test de efort | 45 | 350`),
      praise: lines(`Am primit scrisoarea medicală și un plan clar, fără analize inutile.
        Mi-a explicat traseul pe hârtie, pas cu pas.`),
    },
    {
      name: 'Oftalmologie',
      title: 'Medic specialist oftalmologie',
      services: services(`
        Consultație oftalmologică | 30 | 230
        Consultație oftalmologică copii | 30 | 230
        Fund de ochi | 20 | 120
        Tomografie oculară (OCT) | 20 | 250 | | @Tomograf ocular
        Prescripție ochelari | 20 | 100
        Control oftalmologic anual cu fund de ochi și tensiune intraoculară | 40 | 320`),
      praise: lines(`Totul a început exact la ora programată.
        Cu răbdare și cu explicații la fiecare pas.`),
    },
    {
      name: 'Pediatrie și medicină de familie',
      title: 'Medic specialist pediatrie',
      services: services(`
        Consultație pediatrică | 30 | 240
        Consultație nou-născut | 40 | 280
        Adeverință școală sau grădiniță | 15 | 50
        Vaccinare | 15 | 80+ | Vaccinul se plătește separat.
        Consultație medicină generală | 25 | 150`),
      praise: lines(`Medicul știe să vorbească și cu cei mici, și cu cei mari.
        Am primit răspuns la toate întrebările.`),
    },
    {
      name: 'Psihologie',
      title: 'Psiholog clinician',
      services: services(`
        Ședință de psihoterapie individuală | 50 | 220 | Prima ședință este de cunoaștere: stabilim împreună ce vrei să schimbi, cât de des ne vedem și cum arată un parcurs potrivit pentru tine.
        Terapie de cuplu | 80 | 350
        Evaluare psihologică | 60 | 300
        Abonament 4 ședințe de psihoterapie | 50 | 800x4/60`),
      praise: lines(`Pentru prima dată am simțit că vorbesc cu cineva care ascultă.
        Am plecat cu lucruri concrete de făcut.`),
    },
    {
      name: 'Recuperare medicală',
      title: 'Fizioterapeut/Fizioterapeută',
      services: services(`
        Evaluare pentru kinetoterapie | 45 | 150
        Ședință de kinetoterapie | 50 | 130
        Electroterapie | 30 | 60 | | @Aparat electroterapie
        Terapie cu unde de șoc | 20 | 150 | | @Aparat unde de șoc
        Abonament 10 ședințe de kinetoterapie | 50 | 1100x10/60 | Zece ședințe, de două sau trei ori pe săptămână.`),
      praise: lines(`După patru ședințe urc scările fără durere.
        Exercițiile pentru acasă sunt clare și chiar le fac.`),
    },
  ],
  motifs: ['stethoscope', 'pulse', 'cross', 'drop'],
  albums: ['Clinica', 'Cabinete', 'Aparatură'],
  rhythm: 'early',
};
