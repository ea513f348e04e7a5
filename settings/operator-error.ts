/** The message tells the operator what to do: programs print it without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
