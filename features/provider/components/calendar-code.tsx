import encodeQR from 'qr';
import { fullDate } from '#domain/time/date-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { PrintButton } from './print-button.tsx';

type CalendarCodeProps = { url: string; locationName: string; validUntil: LocalDate };

/** Must render on the server, so that no browser loads the encoder. */
export function CalendarCode({ url, locationName, validUntil }: CalendarCodeProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">Un cod QR de pus lângă telefon</h2>
      <p className="print:hidden">
        Cine îl scanează ajunge pe această pagină fără cont și fără să caute mesajul cu linkul, dar
        nu vede clienții. Ține-l unde îl vede doar echipa.
      </p>
      <div className="flex flex-wrap items-center gap-5 rounded-card border border-line bg-surface p-5 narrow:p-3">
        <QrCode text={url} />
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-3">
          <p className="break-words">
            Scanează ca să blochezi o oră la {locationName}. Valabil până pe {fullDate(validUntil)}.
          </p>
          <PrintButton />
        </div>
      </div>
    </section>
  );
}

function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    // QR readers expect dark on light, also in dark mode.
    <svg
      role="img"
      aria-label="Cod QR cu linkul paginii"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-44 max-w-full shrink-0 forced-color-adjust-none"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
