import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { Notice } from './notice.tsx';

type LinkProblemProps = {
  title: string;
  /** `gone`: the link is not valid. Null: the api failed. */
  problem: 'gone' | null;
  /** Explains why a link may be gone. */
  gone: ReactNode;
  wayOut?: ReactNode;
  failed: string;
  retryHref?: string;
};

/** Shown instead of a page whose URL is a key. */
export function LinkProblem(props: LinkProblemProps) {
  const { title, problem, gone, wayOut, failed, retryHref = '?' } = props;
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {problem === 'gone' ? (
        <Notice icon="calendar" title="Linkul nu mai este valabil." action={wayOut}>
          {gone}
        </Notice>
      ) : (
        <Notice
          icon="circle-alert"
          title={failed}
          action={<ButtonLink href={retryHref}>Încearcă din nou</ButtonLink>}
        >
          Încearcă din nou peste câteva clipe.
        </Notice>
      )}
    </>
  );
}
