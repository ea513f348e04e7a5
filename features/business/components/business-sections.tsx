import type { StaticImageData } from 'next/image';
import { businessCopy } from '#components/layout/copy.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { webEnv } from '#lib/env.ts';
import sprite from '#styles/motifs.svg';
import { PricingSection } from './pricing-section.tsx';

type BusinessHeroProps = { label: string; promise: string; text: string };

export function BusinessHero({ label, promise, text }: BusinessHeroProps) {
  return (
    <section className="bg-leaf-soft">
      <div className="page flex items-center justify-between gap-12 py-12 md:py-24 lg:py-14">
        <div className="flex min-w-0 flex-col items-start gap-5 wrap-anywhere">
          <p className="text-sm font-semibold text-leaf">{label}</p>
          <h1 className="max-w-3xl text-2xl md:text-3xl">{promise}</h1>
          <p className="max-w-reading text-base md:text-lg">{text}</p>
          <JoinLinks benefits />
        </div>
        <DrawnPhone />
      </div>
    </section>
  );
}

const { src } = sprite as StaticImageData;

const times = ['12:30', '14:00', '17:45'];

function DrawnPhone() {
  return (
    <div
      aria-hidden
      className="hidden w-72 shrink-0 flex-col gap-3 rounded-[2.25rem] border-8 border-line-strong bg-canvas px-4 pt-8 pb-10 lg:flex"
    >
      <div className="grid aspect-3/2 place-items-center rounded-card bg-brand-soft">
        <svg
          className="icon size-28 rounded-full border-4 border-brand bg-canvas fill-brand-soft p-4 text-brand outline-8 outline-brand/25"
          style={{ strokeWidth: 7 }}
        >
          <use href={`${src}#comb`} />
        </svg>
      </div>
      <div className="flex flex-col gap-0.5">
        <p className="font-display text-lg font-semibold">Locația ta</p>
        <p className="text-sm text-muted">la 400 m de client</p>
        <p className="flex items-baseline justify-between whitespace-nowrap">
          <Rating value={4.9} count={18} />
          <span className="tabular text-sm">de la 60 RON</span>
        </p>
      </div>
      <p className="text-sm font-semibold">Serviciul tău · 30 min · 75 RON</p>
      <ul className="grid grid-cols-3 gap-2">
        {times.map((time) => (
          <li key={time} className="slot">
            azi <strong>{time}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function GainList({ gains }: { gains: Record<string, string> }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-xl md:text-2xl">Ce câștigi</h2>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(gains).map(([title, text]) => (
          <li key={title} className="flex flex-col gap-1.5 border-t-2 border-leaf pt-4">
            <h3 className="text-lg">{title}</h3>
            <p className="text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const inPortal = {
  'Te înscrii': 'în portalul partenerilor, cu datele firmei tale.',
  Completezi: 'serviciile, prețurile, echipa și programul.',
};
const byMail = {
  'Ne scrii': 'un e-mail cu datele firmei tale.',
  'Ne trimiți': 'lista serviciilor, prețurile, programul și numele specialiștilor.',
};

export function Joining() {
  const { registrationUrl, ...env } = webEnv();
  const hasApp = env.BUSINESS_IOS_APP_URL ?? env.BUSINESS_ANDROID_APP_URL;
  const steps = {
    ...(registrationUrl ? inPortal : byMail),
    'Primești programări': hasApp ? 'pe e-mail și în aplicația pentru afaceri.' : 'pe e-mail.',
  };
  return (
    <>
      <NumberedSteps title="Cum începi" steps={steps} />
      <PricingSection />
      <section className="flex flex-col items-start gap-4 rounded-card border border-line bg-surface p-6 md:p-10">
        <h2 className="text-xl md:text-2xl">Hai pe Aproape</h2>
        <p className="text-base text-muted">
          {registrationUrl
            ? 'Înscrierea se face online, în portalul partenerilor.'
            : 'Scrie-ne și îți spunem cum începi.'}
        </p>
        <JoinLinks />
      </section>
    </>
  );
}

function JoinLinks({ benefits = false }: { benefits?: boolean }) {
  const { registrationUrl, CONTACT_EMAIL: email } = webEnv();
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
      <ButtonLink href={registrationUrl ?? `mailto:${email}`} size="large">
        {registrationUrl ? businessCopy.join : 'Scrie-ne'}
      </ButtonLink>
      {benefits && (
        <ButtonLink href="#pricing" variant="secondary" size="large">
          Beneficii și preț
        </ButtonLink>
      )}
    </div>
  );
}
