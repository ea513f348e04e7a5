import { makePackage } from './product/package.ts';
import { runMain } from './product/run-main.ts';

await runMain(async () => {
  console.log(await makePackage(process.cwd(), console.log));
});
