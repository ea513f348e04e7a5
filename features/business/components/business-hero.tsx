import { JoinLinks } from './join-links.tsx';

type BusinessHeroProps = { label: string; promise: string; text: string };

export function BusinessHero({ label, promise, text }: BusinessHeroProps) {
  return (
    <section className="bg-leaf-soft">
      <div className="page flex flex-col items-start gap-5 wrap-anywhere py-12 md:py-24">
        <p className="text-sm font-semibold text-leaf">{label}</p>
        <h1 className="max-w-3xl text-2xl md:text-3xl">{promise}</h1>
        <p className="max-w-reading text-base md:text-lg">{text}</p>
        <JoinLinks benefits />
      </div>
    </section>
  );
}
