/** The box of every control that text is typed into or chosen in. 16 px on phones: no zoom. */
export const controlClasses =
  'block w-full rounded-control border border-line-strong bg-surface text-[1rem] text-ink transition-colors hover:border-ink focus-visible:border-brand focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-muted aria-invalid:border-danger';
