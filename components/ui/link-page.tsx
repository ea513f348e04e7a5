import type { ReactNode } from 'react';
import { ButtonLink, retryLabel } from './button.tsx';
import { Notice } from './notice.tsx';

type LinkPageProps<T extends object> = {
  title: string;
  data: T | 'gone' | null;
  gone: ReactNode;
  wayOut?: ReactNode;
  failed: string;
  children: (data: T) => ReactNode;
};

/** Loading the page must change nothing, because mail scanners follow links. */
export function LinkPage<T extends object>(props: LinkPageProps<T>) {
  const { title, data, gone, wayOut, failed, children } = props;
  const hasData = data !== null && data !== 'gone';
  return (
    <div className="page flex max-w-3xl flex-col gap-6 pt-4 pb-6 sm:py-10">
      {hasData ? children(data) : <h1 className="sr-only">{title}</h1>}
      {data === 'gone' && (
        <Notice icon="calendar" title="Linkul nu mai este valabil" action={wayOut}>
          {gone}
        </Notice>
      )}
      {data === null && (
        <Notice
          icon="circle-alert"
          title={failed}
          // Reloads the page with its query.
          action={<ButtonLink href="">{retryLabel}</ButtonLink>}
        >
          Încearcă din nou peste câteva clipe.
        </Notice>
      )}
    </div>
  );
}
