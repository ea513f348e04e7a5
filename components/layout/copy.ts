export const copy = {
  description:
    'Găsește saloane, frizerii, clinici și săli de sport aproape de tine și fă-ți programarea online în câțiva pași.',
  menu: 'Meniu',
  search: 'Caută',
  blog: 'Blog',
  business: 'Pentru afaceri',
  register: 'Înscrie-ți afacerea',
};

export const accountCopy = {
  login: 'Intră în cont',
  profile: 'Profil',
  favourites: 'Favorite',
  bookings: 'Rezervările mele',
};

export const businessCopy = {
  join: 'Devino partener',
  findSpecialist: 'Găsește-ți specialistul',
  categories: {
    'beauty-and-care': { label: 'Înfrumusețare și îngrijire', href: '/beauty-and-care' },
    'health-and-wellness': { label: 'Sănătate și bunăstare', href: '/health-and-wellness' },
    'sports-and-recreation': { label: 'Sport și recreere', href: '/sports-and-recreation' },
  },
};
