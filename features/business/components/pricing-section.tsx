import { businessCopy } from '#components/layout/copy.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { moneyLabel } from '#domain/money/price-label.ts';
import { toBani } from '#domain/money/money.ts';
import { webEnv } from '#lib/env.ts';

const benefits = [
  'pagina ta, cu servicii, prețuri, echipă, fotografii și recenzii',
  'programări online, oricâte, pentru oricâți specialiști',
  'oferte, vouchere și abonamente',
  'clientul plătește direct la tine',
];

export function PricingSection({ isHome = false }: { isHome?: boolean }) {
  const { PARTNER_PRICE: price, registrationUrl } = webEnv();
  return (
    <section
      id="pricing"
      className="grid gap-8 rounded-card bg-leaf-soft p-6 md:grid-cols-[1.4fr_1fr] md:items-center md:p-10"
    >
      <div className="flex flex-col gap-4">
        <h2 className="text-xl md:text-2xl">Ai o afacere? Beneficii și preț</h2>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-base marker:text-leaf">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col items-start gap-4">
        {price === undefined ? (
          <p className="text-base">
            {registrationUrl
              ? 'Prețul îl găsești în portalul partenerilor.'
              : 'Scrie-ne și îți spunem prețul.'}
          </p>
        ) : (
          <p className="text-base">
            <strong className="tabular block font-display text-2xl font-semibold md:text-3xl">
              {moneyLabel(toBani(price))}
            </strong>
            + TVA pe lună, pentru o locație
          </p>
        )}
        {isHome && (
          <div className="flex flex-wrap gap-3">
            {registrationUrl && <ButtonLink href={registrationUrl}>{businessCopy.join}</ButtonLink>}
            <ButtonLink href="/business" variant="secondary">
              Află mai multe
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
