import { SchemeChoice } from './scheme-choice.tsx';
import { schemeCopy } from './scheme-copy.ts';

export function SchemeSection() {
  return (
    <section id="aspect" className="flex flex-col gap-3 noscript:hidden">
      <h2 className="text-xl">{schemeCopy.title}</h2>
      <p>{schemeCopy.hint}</p>
      <SchemeChoice />
    </section>
  );
}
