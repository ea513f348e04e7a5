export const copy = {
  description:
    'Găsește saloane, frizerii, clinici și săli de sport aproape de tine și fă-ți programarea online în câțiva pași.',
  menu: 'Meniu',
  search: 'Caută',
  blog: 'Blog',
  business: 'Pentru afaceri',
  register: 'Înscrie-ți afacerea',
};
