import { runMain } from './product/problem.ts';
import { moderateAsOperator } from './review/moderate-as-operator.ts';

await runMain(async () =>
  console.log(await moderateAsOperator(process.argv.slice(2), process.env)),
);
