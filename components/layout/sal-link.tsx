import { copy } from './copy.ts';

/** The pictogram that the consumer authority asks for, 250 by 50 (ANPC Order 449/2022). */
export function SalLink() {
  return (
    <a
      href="https://reclamatiisal.anpc.ro"
      target="_blank"
      rel="noopener"
      className="inline-block w-fit shrink-0 rounded-control"
    >
      <img
        src="/sal.svg"
        width={250}
        height={50}
        loading="lazy"
        alt={`${copy.sal} ${copy.newTab}`}
      />
    </a>
  );
}
