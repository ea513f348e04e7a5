import { moderateAsOperator } from './operator/moderate-as-operator.ts';
import { runMain } from './product/run-main.ts';

await runMain(async () =>
  console.log(await moderateAsOperator(process.argv.slice(2), process.env)),
);
