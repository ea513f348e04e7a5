import type { StaticImageData } from 'next/image';
import { Rating } from '#components/ui/rating.tsx';
import sprite from '#styles/motifs.svg';

const { src } = sprite as StaticImageData;

const times = ['12:30', '14:00', '17:45'];

export function DrawnPhone() {
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
