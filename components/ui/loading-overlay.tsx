import { Spinner } from './spinner.tsx';

/** Lies over the whole page while a part is on its way; gives way after 5 s, and at once without a script. */
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
