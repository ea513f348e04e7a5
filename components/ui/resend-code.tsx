import { plural } from '#domain/words/numbers.ts';
import { buttonClasses } from './classes.ts';
import { Spinner } from './spinner.tsx';

const resendIn = {
  one: 'Poți retrimite peste {n} secundă',
  more: 'Poți retrimite peste {n} secunde',
};

type ResendCodeProps = {
  left: number;
  sending: boolean;
  onResend: () => void;
};

export function ResendCode({ left, sending, onResend }: ResendCodeProps) {
  const isClosed = sending || left > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <button
        type="button"
        aria-disabled={isClosed || undefined}
        onClick={isClosed ? undefined : onResend}
        className={buttonClasses({ variant: 'secondary', size: 'small' })}
      >
        {sending && <Spinner />}
        Retrimite codul
      </button>
      {left > 0 && <span className="tabular text-sm text-muted">{plural(left, resendIn)}</span>}
    </div>
  );
}

const nextIn = {
  one: 'Poți cere alt cod peste {n} secundă',
  more: 'Poți cere alt cod peste {n} secunde',
};

export function CodeWait({ left }: { left: number }) {
  if (left === 0) return null;
  return <p className="tabular text-sm text-muted">{plural(left, nextIn)}</p>;
}
