import type { ReactNode } from 'react';
import { chipClasses } from '#components/ui/chip.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';

const examples = [
  'tuns bărbați mâine după 18',
  'manichiură sub 150 de lei',
  'masaj de relaxare sâmbătă',
];

export function Hero({ search, beneath }: { search: ReactNode; beneath: ReactNode }) {
  return (
    <section className="relative bg-brand-soft">
      <div className="absolute inset-0 overflow-hidden">
        {/* A percentage would move the plate while the page is parsed. */}
        <HorezuPlate className="absolute -top-20 -right-28 size-52 max-[22.5rem]:hidden sm:-top-12 sm:-right-16 md:-top-8 md:size-80 lg:top-56 lg:-right-44 lg:size-[34rem] lg:-translate-y-1/2 xl:-right-20 2xl:right-12" />
      </div>
      <div className="page relative flex flex-col gap-6 pt-8 pb-8 short:gap-3 short:pt-4 md:gap-8 md:pt-12 md:pb-14">
        <div className="flex max-w-2xl flex-col gap-3">
          <h1 className="max-w-64 text-2xl sm:max-w-96 short:max-w-none lg:max-w-none md:text-3xl lg:text-[3.5rem] lg:leading-[1.08]">
            Specialiști buni, aproape de tine
          </h1>
          <p className="text-base text-muted md:text-lg">
            Alegi serviciul, ziua și ora. Plătești la locație.
          </p>
        </div>
        <div className="flex max-w-3xl flex-col gap-3 lg:max-w-4xl">
          {search}
          {beneath}
        </div>
      </div>
    </section>
  );
}

export function SearchExamples() {
  return (
    <ul aria-label="Exemple de căutări" className="chip-row">
      {examples.map((line) => (
        <li key={line} className="shrink-0">
          <NavLink
            href={`/locations?${String(new URLSearchParams({ search: line }))}`}
            className={chipClasses(false)}
          >
            {line}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** One path, because separate elements would add 2 kB to HTML and payload. */
const scallops = Array.from({ length: 24 }, (_, index) => index * 15)
  .map((turn) => `M${rotated(-10.5, -79.5, turn)}A10.8 10.8 0 0 0 ${rotated(10.5, -79.5, turn)}`)
  .join('');
const drops = Array.from({ length: 12 }, (_, index) => index * 30);

function HorezuPlate({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      aria-hidden
      fill="none"
      strokeLinecap="round"
      className={className}
    >
      <circle r="98" className="fill-canvas stroke-brand" strokeWidth="1.5" />
      <circle r="88" className="stroke-leaf" strokeWidth="3" />
      <path d={scallops} className="stroke-brand" strokeWidth="1.75" />
      <circle r="60" className="stroke-sun" strokeWidth="2" />
      {drops.map((turn) => (
        <path
          key={turn}
          d="M0 -54 C5 -46 4.5 -40 0 -38 C-4.5 -40 -5 -46 0 -54Z"
          transform={`rotate(${turn})`}
          className={turn % 60 === 0 ? 'fill-leaf' : 'fill-brand'}
        />
      ))}
      <circle r="32" className="stroke-brand" strokeWidth="1.5" />
      <path
        d="M0 0a4 4 0 0 1 8 0a8 8 0 0 1-16 0a12 12 0 0 1 24 0a16 16 0 0 1-32 0a20 20 0 0 1 40 0a23 23 0 0 1-11 19.5"
        className="stroke-leaf"
        strokeWidth="3"
      />
    </svg>
  );
}

function rotated(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return `${(x * cosine - y * sine).toFixed(1)} ${(x * sine + y * cosine).toFixed(1)}`;
}
