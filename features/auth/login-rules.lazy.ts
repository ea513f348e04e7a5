import '#lib/zod-without-eval.lazy.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { loginBody } from '#contract/session.ts';

/** The rules of the login form, taken from the contract. */
export const validateLogin = zodResolver(loginBody.pick({ email: true, password: true }));
