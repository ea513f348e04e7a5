import type { ReactNode } from 'react';
import type { LocationDetail, OpeningHours } from '#contract/location-detail.ts';
import { approvalCopy } from '#domain/booking/approval.ts';
import { ProviderLines } from '#components/booking/provider-lines.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { weekdayName } from '#domain/time/date-label.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { openingsOnWeekday } from '#domain/time/working-hours.ts';
import { feedbackPath } from '#lib/paths.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { Albums } from './gallery.tsx';
import { InstantConfirmation } from './later-tools.tsx';

export function About({ location }: { location: LocationDetail }) {
  const { id, slug, description, hours, payment_methods, provider, approval, albums } = location;
  return (
    <div className="flex flex-col gap-8">
      {description && <p className="max-w-reading text-base whitespace-pre-line">{description}</p>}
      <Albums albums={albums} />
      <div className="grid gap-8 sm:grid-cols-2">
        <Part title="Program">
          <table className="tabular w-full max-w-xs text-sm">
            <tbody>
              {weekHours(hours).map(({ weekday, name, openings }) => (
                <tr key={weekday}>
                  <th
                    scope="row"
                    className="py-1 pr-4 text-left font-normal first-letter:uppercase"
                  >
                    {name}
                  </th>
                  <td className={`py-1 text-right ${openings ? '' : 'text-muted'}`}>
                    {openings || 'Închis'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
        <div className="flex flex-col gap-8">
          <Part title="Anulare și confirmare">
            <p className="text-sm text-muted">
              {cancellationSentence(location.cancel_notice_minutes)}{' '}
              {approval === 'manual' ? (
                `${approvalCopy.waits} ${approvalCopy.mail}`
              ) : (
                <InstantConfirmation
                  instant="De obicei, programarea se confirmă imediat."
                  waits={approvalCopy.waits}
                />
              )}
            </p>
          </Part>
          {payment_methods.length > 0 && (
            <Part title="Metode de plată">
              <ul className="flex flex-wrap gap-2">
                {payment_methods.map(({ id, name }) => (
                  <li key={id}>
                    <Badge>{name}</Badge>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part title="Prestator">
            {provider && (
              <address className="text-sm not-italic wrap-anywhere">
                <ProviderLines provider={provider} />
              </address>
            )}
            <p className="text-sm text-muted">
              Contractul pentru serviciu se încheie între tine și locație. Aproape intermediază
              programarea.
            </p>
          </Part>
        </div>
      </div>
      <a
        href={feedbackPath(locationPath(id, slug))}
        className="inline-flex min-h-target items-center self-start text-sm text-muted underline underline-offset-4 hover:text-ink print:hidden"
      >
        Raportează o informație greșită
      </a>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  );
}

function cancellationSentence(noticeMinutes: number): string {
  return noticeMinutes > 0
    ? `Poți anula gratuit cu cel puțin ${durationLabel(noticeMinutes)} înainte.`
    : 'Poți anula gratuit până la ora programării.';
}

function weekHours(hours: readonly OpeningHours[]) {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    name: weekdayName(weekday),
    openings: openingsOnWeekday(hours, weekday)
      .map(({ starts, ends }) => `${starts}–${ends}`)
      .join(', '),
  }));
}
