import type { ReactNode } from 'react';
import { HorezuPlate } from './horezu-plate.tsx';

export function Hero({ search }: { search: ReactNode }) {
  return (
    <section data-hero-search className="relative bg-brand-soft">
      <div className="absolute inset-0 overflow-hidden">
        <HorezuPlate className="absolute top-1/2 -right-44 hidden size-[34rem] -translate-y-1/2 lg:block xl:-right-20 2xl:right-12" />
      </div>
      <div className="page relative flex flex-col gap-6 pt-8 pb-8 md:gap-10 md:pt-20 md:pb-24">
        <div className="flex max-w-2xl flex-col gap-3">
          <h1 className="text-2xl md:text-3xl lg:text-[3.5rem] lg:leading-[1.08]">
            Specialiști buni, aproape de tine
          </h1>
          <p className="text-base text-muted md:text-lg">
            Alegi serviciul, ziua și ora. Plătești la locație.
          </p>
        </div>
        <div className="max-w-3xl">{search}</div>
      </div>
    </section>
  );
}
