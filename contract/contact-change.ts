import { z } from 'zod';
import { defineCall, ok } from './call.ts';
import {
  challengeToken,
  email,
  mailCode,
  mobilePhone,
  ownerProof,
  sentCode,
  smsCode,
} from './identity.ts';
import { user } from './session.ts';

const changed = ok(user);
const sent = { status: 200, schema: sentCode } as const;

const changeEmailBody = ownerProof.extend({ email });
const confirmEmailBody = z.object({
  email,
  token: challengeToken,
  confirmation_code: mailCode,
});
const changePhoneBody = ownerProof.extend({ phone: mobilePhone });
const confirmPhoneBody = z.object({
  phone: mobilePhone,
  token: challengeToken,
  confirmation_code: smsCode,
});

export const sendSecurityCodeCall = defineCall({
  summary:
    'Sends a code to the phone, else the e-mail, of a client who has no password to prove it is them',
  tag: 'account',
  auth: 'client',
  success: sent,
  errors: ['validation_failed'],
});

export const changeEmailCall = defineCall({
  summary: 'Sends a code to a new e-mail; the old one stays until it is confirmed',
  tag: 'account',
  auth: 'client',
  body: changeEmailBody,
  success: sent,
});

export const confirmEmailCall = defineCall({
  summary: 'Changes the e-mail, tells the old one and ends every other session',
  tag: 'account',
  auth: 'client',
  body: confirmEmailBody,
  success: changed,
});

export const changePhoneCall = defineCall({
  summary: 'Sends a code to a new phone; the old one stays until it is confirmed',
  tag: 'account',
  auth: 'client',
  body: changePhoneBody,
  success: sent,
});

export const confirmPhoneCall = defineCall({
  summary: 'Changes the phone, tells the old one and ends every other session',
  tag: 'account',
  auth: 'client',
  body: confirmPhoneBody,
  success: changed,
});
