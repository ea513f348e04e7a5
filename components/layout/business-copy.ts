export const businessCopy = {
  findSpecialist: 'Găsește-ți specialistul',
  categories: {
    'beauty-and-care': { label: 'Înfrumusețare și îngrijire', href: '/beauty-and-care' },
    'health-and-wellness': { label: 'Sănătate și bunăstare', href: '/health-and-wellness' },
    'sports-and-recreation': { label: 'Sport și recreere', href: '/sports-and-recreation' },
  },
};
