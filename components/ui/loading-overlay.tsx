import { Spinner } from './spinner.tsx';

/** Covers the page while a part loads; disappears after 5 s, and is absent without script. */
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
