export function Spinner({ label }: { label?: string }) {
  const ring = (
    <span
      aria-hidden
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-sm text-muted">
      {ring}
      {label}
    </span>
  );
}

/** Disappears after 5 s. Absent without script. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div
      data-loading
      className="fixed inset-0 z-50 flex items-center justify-center bg-scrim print:hidden"
    >
      <div className="rounded-card bg-surface p-5 shadow-float">
        <Spinner label={label} />
      </div>
    </div>
  );
}
