export type ProviderIdentity = {
  name: string;
  /** Tax code (CUI). */
  code: string;
  /** Number in the trade register or in the register of medical practices. */
  register: string | null;
  seat: string | null;
  phone: string | null;
  email: string | null;
};

/** Returns 'Zori Grup SRL, CUI RO123, J2024000123221'. */
export function providerLabel({ name, code, register }: ProviderIdentity): string {
  return [name, `CUI ${code}`, register].filter(Boolean).join(', ');
}

/** Pairs of Romanian label and value. */
export function providerContact({
  seat,
  phone,
  email,
}: ProviderIdentity): [name: string, value: string][] {
  const all: [name: string, value: string | null][] = [
    ['Sediu', seat],
    ['Telefon', phone],
    ['E-mail', email],
  ];
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
