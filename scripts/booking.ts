import { decideAsOperator } from './operator/decide-as-operator.ts';
import { runMain } from './product/run-main.ts';

await runMain(async () => console.log(await decideAsOperator(process.argv.slice(2), process.env)));
