/** Programs print only its message, which tells the operator what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
