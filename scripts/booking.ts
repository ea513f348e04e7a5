import { answerAsOperator } from './booking/answer-as-operator.ts';
import { runMain } from './product/problem.ts';

// `npm run booking -- approve|reject|cancel|missed|attended ID …`
await runMain(async () => console.log(await answerAsOperator(process.argv.slice(2), process.env)));
