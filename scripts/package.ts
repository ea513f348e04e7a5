import { makePackage } from './product/package.ts';
import { runMain } from './product/problem.ts';

await runMain(async () => {
  const say = (line: string) => console.log(line);
  say(await makePackage(process.cwd(), say));
});
