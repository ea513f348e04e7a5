import { useId, type ReactNode } from 'react';

type AccountSectionProps = { title: string; hint?: ReactNode; children: ReactNode };

export function AccountSection({ title, hint, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {hint && <p className="max-w-reading text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
