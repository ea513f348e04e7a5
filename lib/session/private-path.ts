import { guardOf } from './route-guard.ts';

/** Pages with names, phones or passwords on them; the error page stands in for any of them. */
const personal = /^\/(provider|dev|error)(\/|$)|^\/locations\/.+\/booking\/?$/;

/** True for a page where no optional third-party script may run. */
export function isPrivatePath(pathname: string): boolean {
  return guardOf(pathname) !== 'public' || personal.test(pathname);
}
