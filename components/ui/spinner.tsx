export function Spinner() {
  return (
    <span
      aria-hidden
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}

/** Disappears after 5 s. Hidden without script. */
export function LoadingOverlay({ label }: { label: string }) {
  return (
    <div
      data-loading
      className="fixed inset-0 z-50 flex items-center justify-center bg-scrim print:hidden"
    >
      <div
        role="status"
        className="flex items-center gap-2 rounded-card bg-surface p-5 text-sm text-muted shadow-float"
      >
        <Spinner />
        {label}
      </div>
    </div>
  );
}
