/** Something that a browser did or said while a test ran, before anybody judged it. */
export type Sign =
  /** A console message of type error; `address` is where it comes from. */
  | { kind: 'console'; text: string; address: string }
  /** An exception or a rejected promise that nobody caught. */
  | { kind: 'exception'; text: string }
  | { kind: 'request'; method: string; address: string }
  | { kind: 'answer'; method: string; address: string; status: number }
  /** A request that did not end well; `answered` is whether its status had come. */
  | { kind: 'failure'; method: string; address: string; reason: string; answered: boolean }
  /** Something that the Content-Security-Policy forbids. */
  | { kind: 'csp'; directive: string; blocked: string };
