import { runMain } from './product/run-main.ts';
import { moderateAsOperator } from './review/moderate-as-operator.ts';

await runMain(async () =>
  console.log(await moderateAsOperator(process.argv.slice(2), process.env)),
);
