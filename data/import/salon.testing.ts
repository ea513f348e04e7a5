import { readImportFile } from './import-file.ts';

export const workdays = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  starts: '09:00',
  ends: '17:00',
}));

export const provider = {
  ...{ name: 'Zori SRL', code: 'RO12345678', register: 'J2024000123221' },
  ...{ seat: 'Strada Lungă 4, Iași', phone: '0232 123 456', email: 'contact@zori.example' },
};

export function tuns(changes: object = {}) {
  return {
    ...{ key: 'tuns', name: 'Tuns scurt', duration: 30, price: 100, professionals: ['ana'] },
    ...changes,
  };
}

export const ana = { key: 'ana', first_name: 'Ana', last_name: 'Pop', title: 'Stilist' };

export function salon(services: object[] = [tuns()], changes: object = {}) {
  const location = {
    ...{ key: 'zori', name: 'Salon Zori de Zi', description: 'Un salon.', county: 'Iași' },
    ...{ city: 'iasi', address: 'Strada Lungă 4', latitude: 47.16, longitude: 27.58 },
    ...{ category: 'frizerii', approval: 'manual', contact_email: 'zori@example.ro' },
    ...{ payment_methods: ['Numerar'], hours: workdays },
    provider,
    professionals: [{ ...ana, hours: workdays }],
    equipment: [{ key: 'scaun', name: 'Scaun', units: 2 }],
    service_categories: [{ key: 'par', name: 'Păr', services }],
    ...changes,
  };
  return { locations: [location] };
}

export const read = (file: object) => readImportFile(JSON.stringify(file));
