import type { ErrorBody } from '#contract/error-body.ts';
import type { ErrorCode } from '#contract/error.ts';
import { errorResponse, type CallRequest } from '#tests/msw/mock-call.ts';

export type Fault = (
  usual: () => Promise<Response>,
  request: CallRequest,
) => Response | Promise<Response>;

export function times(count: number, fault: Fault): Fault {
  let left = count;
  return (usual, request) => (left-- > 0 ? fault(usual, request) : usual());
}

export function everySecond(fault: Fault): Fault {
  let count = 0;
  return (usual, request) => (++count % 2 === 0 ? fault(usual, request) : usual());
}

export function hold(): { fault: Fault; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { fault: (usual) => promise.then(usual), release: resolve };
}

export function refuse(code: ErrorCode, details: Partial<ErrorBody> = {}): Fault {
  return () => errorResponse(code, details);
}
