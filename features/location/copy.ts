/** Copy of the interactive parts of the location page. */
export const copy = {
  noServices: 'Locația nu are încă servicii cu programare online.',
  removed: (name: string) => `Am scos „${name}”`,
  instant: 'Programarea se confirmă pe loc.',
  onApproval: 'Programarea ta așteaptă confirmarea locației.',
  summary: {
    empty: 'Alege unul sau mai multe servicii și vezi aici totalul și durata.',
    duration: 'Durată',
    today: 'Preț cu ofertele de azi; în altă zi poate fi diferit.',
    remove: (name: string) => `Elimină ${name}`,
  },
};
