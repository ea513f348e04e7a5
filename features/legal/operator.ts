import 'server-only';
import { company, companyPhone, contactEmail } from '#lib/seo/site.ts';
import type { Operator } from './reading-text.ts';

export function operator(): Operator {
  return { identity: company(), email: contactEmail(), phone: companyPhone() };
}
