/** Copy of the business pages and of their section on the home page. */
export const copy = {
  join: 'Devino partener',
  landing: {
    title: 'Pentru afaceri',
    searchTitle: 'Programări online pentru afacerea ta',
    description:
      'Programări online pentru saloane, clinici și săli de sport: apari în căutări, clienții își aleg singuri ora.',
    audience: 'Saloane, clinici și săli de sport',
    promise: 'Clienți noi și mai puține telefoane între două programări',
    text: 'Pe Aproape, oamenii din zona ta văd ce oferi, cât costă și ce ore ai libere, apoi își fac singuri programarea.',
  },
  gains: {
    title: 'Ce câștigi',
  },
};
