type NumberedStepsProps = { title: string; steps: Record<string, string> };

export function NumberedSteps({ title: heading, steps }: NumberedStepsProps) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-xl md:text-2xl">{heading}</h2>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-10">
        {Object.entries(steps).map(([title, text], index) => (
          <li key={title} className="flex gap-4 border-t-2 border-ink pt-4">
            <span
              aria-hidden
              className="tabular min-w-6 font-display text-2xl leading-none font-semibold text-brand"
            >
              {index + 1}
            </span>
            <p className="max-w-xs text-base text-muted">
              <strong className="font-semibold text-ink">{title}</strong> {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
