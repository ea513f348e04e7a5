import { answerAsOperator } from './booking/answer-as-operator.ts';
import { runMain } from './product/problem.ts';

// `npm run booking -- approve ID` or `reject ID`: answers a booking for its location.
await runMain(async () => console.log(await answerAsOperator(process.argv.slice(2), process.env)));
