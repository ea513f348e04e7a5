import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limits } from '#server/limits/limits.ts';
import { createWorkQueue } from '#server/limits/work-queue.ts';

const settings = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const prefix = `$argon2id$v=19$m=${settings.memory},t=${settings.passes},p=${settings.parallelism}$`;
const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,88})$/;

const derive = promisify(argon2);
const queue = createWorkQueue(limits.queues.passwords);

/** Replaces a missing hash, for equal timing. */
const dummyHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Returns a PHC string (argon2id, OWASP minimum). Throws 503 if the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, { ...settings, tagLength: 32 });
  return `${prefix}${unpadded(nonce)}$${unpadded(tag)}`;
}

export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = phc.exec(hash ?? '') ?? phc.exec(dummyHash);
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts ?? [];
  const hashTag = Buffer.from(expected, 'base64');
  const tag = await tagOf(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: hashTag.length,
  });
  return timingSafeEqual(tag, hashTag) && hash !== null;
}

export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(prefix);
}

type Work = typeof settings & { tagLength: number };

async function tagOf(password: string, nonce: Buffer, work: Work): Promise<Buffer> {
  const message = password.normalize('NFC');
  return queue(() => derive('argon2id', { message, nonce, ...work }));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
