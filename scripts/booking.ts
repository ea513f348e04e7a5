import { decideAsOperator } from './booking/decide-as-operator.ts';
import { runMain } from './product/problem.ts';

// `npm run booking -- approve|reject|cancel|missed|attended ID …`
await runMain(async () => console.log(await decideAsOperator(process.argv.slice(2), process.env)));
