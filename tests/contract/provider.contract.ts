import { test } from 'vitest';
import { ContractClient } from './contract-client.ts';
import { expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { unknownBooking } from './unknown-id.ts';

const params = { token: `${unknownBooking}-fara-semnatura` };
const body = { status: 'approved' };

test('an unsigned link shows no booking', async () => {
  expectRefusal(await new ContractClient().ask('providerBooking', { params }), 'not_found');
});

test.skipIf(target.readOnly)('an unsigned link decides no booking', async () => {
  const visitor = new ContractClient();
  await visitor.call('csrfCookie', {});
  expectRefusal(await visitor.ask('decideBooking', { params, body }), 'not_found');
});

test.skipIf(target.readOnly)('without the key of the operator every call is refused', async () => {
  const response = await new ContractClient().ask('decideAsOperator', {
    params: { id: unknownBooking },
    body,
  });
  expectRefusal(response, 'not_found', 'forbidden');
});

test.skipIf(target.readOnly)("moderation requires the operator's key", async () => {
  const response = await new ContractClient().ask('moderateReview', {
    params: { id: 1 },
    body: { hidden_for: 'untrue' },
  });
  expectRefusal(response, 'not_found', 'forbidden');
});
