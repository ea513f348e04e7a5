import { runMain } from './product/problem.ts';
import { moderateAsOperator } from './review/moderate-as-operator.ts';

// `npm run review -- hide ID REASON [--complaint]` or `keep ID`
await runMain(async () =>
  console.log(await moderateAsOperator(process.argv.slice(2), process.env)),
);
