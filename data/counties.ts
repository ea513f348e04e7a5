import { slugify } from '#domain/words/fold.ts';

export type County = { id: number; name: string; slug: string };

const codes: readonly (readonly [name: string, code: string])[] = [
  ['Alba', '01'],
  ['Arad', '02'],
  ['Argeș', '03'],
  ['Bacău', '04'],
  ['Bihor', '05'],
  ['Bistrița-Năsăud', '06'],
  ['Botoșani', '07'],
  ['Brașov', '09'],
  ['Brăila', '08'],
  ['București', '10'],
  ['Buzău', '11'],
  ['Caraș-Severin', '12'],
  ['Călărași', '41'],
  ['Cluj', '13'],
  ['Constanța', '14'],
  ['Covasna', '15'],
  ['Dâmbovița', '16'],
  ['Dolj', '17'],
  ['Galați', '18'],
  ['Giurgiu', '42'],
  ['Gorj', '19'],
  ['Harghita', '20'],
  ['Hunedoara', '21'],
  ['Ialomița', '22'],
  ['Iași', '23'],
  ['Ilfov', '43'],
  ['Maramureș', '25'],
  ['Mehedinți', '26'],
  ['Mureș', '27'],
  ['Neamț', '28'],
  ['Olt', '29'],
  ['Prahova', '30'],
  ['Satu Mare', '32'],
  ['Sălaj', '31'],
  ['Sibiu', '33'],
  ['Suceava', '34'],
  ['Teleorman', '35'],
  ['Timiș', '36'],
  ['Tulcea', '37'],
  ['Vaslui', '38'],
  ['Vâlcea', '39'],
  ['Vrancea', '40'],
];

export const counties: readonly County[] = codes.map(([name], index) => ({
  id: index + 1,
  name,
  slug: slugify(name),
}));

/** `code` is the admin1 code of GeoNames. */
export function countyOfCode(code: string): County | undefined {
  return counties[codes.findIndex(([, carCode]) => carCode === code)];
}
