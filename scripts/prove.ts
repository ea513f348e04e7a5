import { proveAttacks } from './prove/prove-attacks.ts';
import { Problem, runMain } from './product/problem.ts';

/** What takes too long, or bends the product too far, for `npm test`: each proof prints its figures. */
const proofs = new Map([['attack', proveAttacks]]);

await runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const proof = proofs.get(name);
  if (!proof) throw new Problem(`npm run prove -- ${[...proofs.keys()].join(' | ')}`);
  const { passed, failed } = await proof(args);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
