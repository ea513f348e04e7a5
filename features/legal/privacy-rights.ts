import type { Operator, Section } from './reading-text.ts';

export function privacyRights({ email }: Pick<Operator, 'email'>): Section[] {
  return [
    {
      id: 'drepturi',
      title: 'Drepturile tale',
      paragraphs: [
        'Poți vedea, corecta, descărca și șterge datele tale, te poți opune prelucrării sau poți cere restricționarea ei (art. 15–21 GDPR). Fișierul pe care îl descarci poate fi citit și de alte servicii (dreptul la portabilitate, art. 20). Un acord dat îl poți retrage oricând, fără ca asta să schimbe ce s-a făcut înainte.',
        'Din contul tău: „Profil” pentru corectare și pentru acordul la oferte, „Securitate” pentru descărcarea datelor și ștergerea contului.',
        `Pentru orice altceva scrie-ne la ${email}; răspundem în cel mult o lună. Dacă răspunsul nu te mulțumește, te poți adresa Autorității Naționale de Supraveghere a Prelucrării Datelor cu Caracter Personal (dataprotection.ro).`,
      ],
    },
    {
      id: 'varsta',
      title: 'Vârsta',
      paragraphs: [
        'Contul este pentru persoane care au împlinit 16 ani. Pentru cineva mai mic, programarea o face un părinte sau un tutore.',
      ],
    },
    {
      id: 'schimbari',
      title: 'Schimbări ale acestei pagini',
      paragraphs: [
        'Când schimbăm ceva important, actualizăm data de sus și, dacă ai cont, te anunțăm prin e-mail.',
      ],
    },
  ];
}
