type GainListProps = { title: string; gains: readonly { title: string; text: string }[] };

export function GainList({ title, gains }: GainListProps) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-xl md:text-2xl">{title}</h2>
      <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {gains.map((gain) => (
          <li key={gain.title} className="flex flex-col gap-1.5 border-t-2 border-leaf pt-4">
            <h3 className="text-lg">{gain.title}</h3>
            <p className="text-base text-muted">{gain.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
