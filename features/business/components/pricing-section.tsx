import { businessCopy } from '#components/layout/copy.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { moneyLabel } from '#domain/money/price-label.ts';
import { toBani } from '#domain/money/money.ts';
import { webEnv } from '#lib/env.ts';

const pricing = {
  title: 'Ai o afacere? Beneficii și preț',
  list: [
    'pagina ta, cu servicii, prețuri, echipă, fotografii și recenzii',
    'programări online, oricâte, pentru oricâți specialiști',
    'oferte, vouchere și abonamente',
    'clientul plătește direct la tine',
  ],
  perMonth: '+ TVA pe lună, pentru o locație',
  noPrice: 'Prețul îl găsești în portalul partenerilor.',
  noPriceWrite: 'Scrie-ne și îți spunem prețul.',
  more: 'Află mai multe',
};

export function PricingSection({ isHome = false }: { isHome?: boolean }) {
  const { PARTNER_PRICE: price, registrationUrl } = webEnv();
  const { title, list, perMonth, noPrice, noPriceWrite, more } = pricing;
  return (
    <section
      id="pricing"
      className="grid gap-8 rounded-card bg-leaf-soft p-6 md:grid-cols-[1.4fr_1fr] md:items-center md:p-10"
    >
      <div className="flex flex-col gap-4">
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <ul className="flex list-disc flex-col gap-2 pl-5 text-base marker:text-leaf">
          {list.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col items-start gap-4">
        {price === undefined ? (
          <p className="text-base">{registrationUrl ? noPrice : noPriceWrite}</p>
        ) : (
          <p className="text-base">
            <strong className="tabular block font-display text-2xl font-semibold md:text-3xl">
              {moneyLabel(toBani(price))}
            </strong>
            {perMonth}
          </p>
        )}
        {isHome && (
          <div className="flex flex-wrap gap-3">
            {registrationUrl && <ButtonLink href={registrationUrl}>{businessCopy.join}</ButtonLink>}
            <ButtonLink href="/business" variant="secondary">
              {more}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
