import { Picture } from '#components/ui/picture.tsx';
import { Rating } from '#components/ui/rating.tsx';

const times = ['12:30', '14:00', '17:45'];

export function DrawnPhone() {
  return (
    <div
      aria-hidden
      className="hidden w-72 shrink-0 flex-col gap-3 rounded-[2.25rem] border-8 border-ink bg-canvas px-4 pt-8 pb-10 lg:flex"
    >
      <Picture src={null} alt="" width={3} height={2} className="rounded-card" />
      <div className="flex flex-col gap-0.5">
        <p className="font-display text-lg font-semibold">Locația ta</p>
        <p className="text-sm text-muted">la 400 m de client</p>
        <p className="flex items-baseline justify-between">
          <Rating value={4.9} count={128} />
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
