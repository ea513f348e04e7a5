import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProduct } from '#scripts/product/test-product.ts';
import { childOf, residentMegabytes } from './process-memory.ts';

// The page cache is bounded (architecture.md, rule 3): addresses that nobody has, and wrong slugs of locations that
// exist, must leave the memory of the web and the disk as they were after a warm-up.
const requests = Number(process.argv[2] ?? 100_000);
const warmUp = Math.min(20_000, requests / 2);
const atOnce = 16;
const allowedGrowth = 1.25;

const folder = await mkdtemp(join(tmpdir(), 'aproape-bench-'));
const product = await startTestProduct({ dataDir: join(folder, 'data') });
try {
  const web = childOf(process.pid, 'front/main.ts');
  await visit(warmUp);
  const before = { memory: residentMegabytes(web), disk: buildMegabytes() };
  await visit(requests - warmUp);
  const after = { memory: residentMegabytes(web), disk: buildMegabytes() };
  const holds = after.memory <= before.memory * allowedGrowth && after.disk - before.disk < 1;
  console.log(
    `${requests} random addresses: web ${before.memory} → ${after.memory} MB resident, ` +
      `.next ${before.disk} → ${after.disk} MB: ${holds ? 'flat' : 'NOT FLAT'}`,
  );
  process.exitCode = holds ? 0 : 1;
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function visit(count: number): Promise<void> {
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      if (left % 10_000 === 0) sayWhere(count - left);
      const answer = await fetch(product.webUrl + randomAddress(), { redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${answer.status} from ${answer.url}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function sayWhere(visited: number): void {
  const seconds = Math.round(performance.now() / 1000);
  const memory = residentMegabytes(childOf(process.pid, 'front/main.ts'));
  console.log(`${visited} visited, ${seconds} s: web ${memory} MB resident`);
}

function randomAddress(): string {
  const word = Math.random().toString(36).slice(2);
  const id = Math.floor(Math.random() * 10_000_000);
  const kinds = [
    `/${word}`,
    `/${word}/${id}`,
    `/locations/${id}/${word}`,
    `/locations/${id % 1500}/${word}`,
  ];
  return kinds[id % kinds.length] ?? '/';
}

function buildMegabytes(): number {
  return Number.parseInt(execFileSync('du', ['-sm', '.next'], { encoding: 'utf8' }), 10);
}
