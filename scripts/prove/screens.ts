import { inWords } from '../checks/part.ts';
import { countPlaywright } from '../checks/playwright.ts';
import { buildWeb } from '../product/build.ts';

type ScreenProof = { name: string; file: string };

export const screenProofs: ScreenProof[] = [
  { name: 'states of every screen under each fault of the api', file: 'states.spec.ts' },
  { name: 'buttons of every screen', file: 'buttons.spec.ts' },
];

export async function proveScreens(proofs: ScreenProof[]): Promise<boolean> {
  await buildWeb(process.cwd(), process.env);
  const files = proofs.map(({ file }) => `e2e/mocked/${file}`);
  const counts = await countPlaywright(
    ['mocked-mobile', 'mocked-desktop'],
    { WHOLE: 'true' },
    files,
  );
  console.log(inWords(counts));
  return counts.failures.length === 0;
}
