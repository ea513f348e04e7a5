import type { LocationDraft } from './location-draft.ts';
import type { Random } from './random.ts';

const soloTeam = 3;

const companyWords = {
  'beauty-and-care': 'Beauty',
  'health-and-wellness': 'Wellness',
  'sports-and-recreation': 'Sport',
};

/** `letter` is the prefix in the trade register (J company, F sole trader, '' practice). */
type LegalForm = { name: string; letter: '' | 'F' | 'J' };

/** No tax code (wrong check digit) or phone number (unassigned prefix 0200) is real. */
export function addProvider(draft: LocationDraft): void {
  const { locality, rows } = draft;
  const [location] = rows.locations;
  if (!location) return;
  const random = draft.random('provider');
  const { name, letter } = random.pick(legalForms(draft));
  const code = wrongTaxCode(random);
  const { name: city, county } = locality;
  const number = `${random.int(2008, 2025)}${String(random.int(1, 999_999)).padStart(6, '0')}${String(county.id).padStart(2, '0')}${random.int(0, 9)}`;
  const seat = `${location.address}, ${city}`;
  Object.assign(location, {
    provider_name: name,
    provider_code: letter === 'J' ? `RO${code}` : code,
    provider_register: letter
      ? `${letter}${number}`
      : `nr. ${random.int(100_000, 999_999)} în Registrul unic al cabinetelor medicale`,
    provider_seat: city === county.name ? seat : `${seat}, ${county.name}`,
    provider_phone: `0200 ${random.int(100, 999)} ${random.int(100, 999)}`,
    provider_email: `contact@${location.slug}.example`,
  });
}

function legalForms({ owners, rows, trade }: LocationDraft): LegalForm[] {
  const [{ first_name: first, last_name: family } = { first_name: '', last_name: '' }] = owners;
  const isSolo = rows.professionals.length <= soloTeam;
  const company = trade.isHealth ? 'Medical' : companyWords[trade.group];
  const solo: LegalForm = trade.isHealth
    ? { name: `CMI Dr. ${family} ${first}`, letter: '' }
    : { name: `${family} ${first} PFA`, letter: 'F' };
  return [
    { name: `${family} ${company} SRL`, letter: 'J' },
    { name: `${family} Grup SRL`, letter: 'J' },
    ...(isSolo ? [solo] : []),
  ];
}

function wrongTaxCode(random: Random): string {
  const digits = String(random.int(2_000_000, 4_999_999));
  const weights = [5, 3, 2, 1, 7, 5, 3];
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index + 7 - digits.length] ?? 0),
    0,
  );
  const check = ((sum * 10) % 11) % 10;
  return `${digits}${(check + 1 + random.int(0, 7)) % 10}`;
}
