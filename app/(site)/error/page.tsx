import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { DeadEnd, errorCopy } from '#components/layout/dead-end.tsx';
import { buttonClasses } from '#components/ui/button-classes.ts';
import { problemLabel, requestIdHeader } from '#domain/network/request.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';

export const metadata: Metadata = { title: errorCopy.pageTitle, robots: { index: false } };

/** What the entry shows in place of a page that failed on the server: whole without script, at the address that was asked for. */
export default async function FailedPage() {
  setPageStatus(500);
  const id = (await headers()).get(requestIdHeader) ?? '';
  return (
    <DeadEnd title={errorCopy.title} text={errorCopy.text}>
      <p className="w-full">{problemLabel(500, id)}</p>
      {/* An empty address is the one in the bar: it is asked for again. */}
      <a href="" className={buttonClasses()}>
        {errorCopy.retry}
      </a>
      <a href="/" className={buttonClasses({ variant: 'secondary' })}>
        {errorCopy.home}
      </a>
    </DeadEnd>
  );
}
