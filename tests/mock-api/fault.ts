import type { ErrorBody, ErrorCode } from '#contract/error.ts';
import type { CallRequest } from '#tests/msw/mock-call.ts';
import { Refusal } from './refusal.ts';

/** Answers instead of a call; `usual` is what it would answer. */
export type Fault = (
  usual: () => Promise<Response>,
  request: CallRequest,
) => Response | Promise<Response>;

/** A fault of the first `count` requests; those after it are answered as usual. */
export function times(count: number, fault: Fault): Fault {
  let left = count;
  return (usual, request) => (left-- > 0 ? fault(usual, request) : usual());
}

/** A fault of every second request, from the second on. */
export function everySecond(fault: Fault): Fault {
  let count = 0;
  return (usual, request) => (++count % 2 === 0 ? fault(usual, request) : usual());
}

/** Keeps every answer back until `release`; what is asked after it is answered at once. */
export function hold(): { fault: Fault; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { fault: (usual) => promise.then(usual), release: resolve };
}

/** The answer to every request is an error of the contract. */
export function refuse(code: ErrorCode, details: Partial<Omit<ErrorBody, 'code'>> = {}): Fault {
  return () => new Refusal(code, details).toResponse();
}
