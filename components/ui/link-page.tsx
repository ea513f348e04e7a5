import type { ReactNode } from 'react';
import { ButtonLink, retryLabel } from './button.tsx';
import { Notice } from './notice.tsx';

type LinkProblemProps = {
  title: string;
  /** `gone`: the link is not valid. Null: the api failed. */
  problem: 'gone' | null;
  gone: ReactNode;
  wayOut?: ReactNode;
  failed: string;
  retryHref?: string;
};

type LinkPageProps<T extends object> = Omit<LinkProblemProps, 'problem'> & {
  data: T | LinkProblemProps['problem'];
  children: (data: T) => ReactNode;
};

/** The page of a signed link. Loading it changes nothing: mail scanners follow links. */
export function LinkPage<T extends object>({ data, children, ...words }: LinkPageProps<T>) {
  return (
    <div className="page flex max-w-3xl flex-col gap-6 pt-4 pb-6 sm:py-10">
      {data === null || data === 'gone' ? (
        <LinkProblem {...words} problem={data} />
      ) : (
        children(data)
      )}
    </div>
  );
}

function LinkProblem(props: LinkProblemProps) {
  const { title, problem, gone, wayOut, failed, retryHref = '?' } = props;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {problem === 'gone' ? (
        <Notice icon="calendar" title="Linkul nu mai este valabil" action={wayOut}>
          {gone}
        </Notice>
      ) : (
        <Notice
          icon="circle-alert"
          title={failed}
          action={<ButtonLink href={retryHref}>{retryLabel}</ButtonLink>}
        >
          Încearcă din nou peste câteva clipe.
        </Notice>
      )}
    </>
  );
}
