/** Unset facts are empty. */
type Company = {
  name: string;
  cui: string;
  register: string;
  seat: string;
  capital: string;
  phone: string;
};

type CompanyKey = `COMPANY_${'NAME' | 'CUI' | 'REGISTER' | 'ADDRESS' | 'CAPITAL' | 'PHONE'}`;
export type CompanySettings = Partial<Record<CompanyKey, string | undefined>>;

const demoCompany: Company = {
  name: 'Aproape Demonstrativ SRL',
  cui: 'RO00000000',
  register: 'J2026000000220',
  seat: 'Iași, str. Exemplului nr. 1',
  capital: '200 de lei',
  phone: '0700 000 000',
};

/** Returns the facts in `source`; in a demo without COMPANY_NAME, a fictitious company. */
export function readCompany(source: CompanySettings, isDemo: boolean): Company {
  const fact = (key: CompanyKey) => source[key]?.trim() ?? '';
  if (isDemo && !fact('COMPANY_NAME')) return demoCompany;
  return {
    name: fact('COMPANY_NAME'),
    cui: fact('COMPANY_CUI'),
    register: fact('COMPANY_REGISTER'),
    seat: fact('COMPANY_ADDRESS'),
    capital: fact('COMPANY_CAPITAL'),
    phone: fact('COMPANY_PHONE'),
  };
}

/** Returns 'Salon SRL, cu sediul în Iași, CUI RO123, nr. J2026… în registrul comerțului, …'. */
export function companyInWords({ name, cui, register, seat, capital }: Company): string {
  const facts = [
    name,
    seat && `cu sediul în ${seat}`,
    cui && `CUI ${cui}`,
    register && `nr. ${register} în registrul comerțului`,
    capital && `capital social ${capital}`,
  ];
  return facts.filter(Boolean).join(', ');
}

/** Returns 'Salon SRL · CUI RO123 · J2026… · Iași · …'. */
export function companyLine({ name, cui, register, seat, capital, phone }: Company): string {
  const facts = [
    name,
    cui && `CUI ${cui}`,
    register,
    seat,
    capital && `capital social ${capital}`,
    phone && `tel. ${phone}`,
  ];
  return facts.filter(Boolean).join(' · ');
}
