import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Program, Setting } from './setting.ts';
import { bounds } from './bounds.ts';
import { OperatorError } from './operator-error.ts';
import { operator } from './operator.ts';
import { running } from './running.ts';
import { services } from './services.ts';

/** The README lists them in this order. */
export const settings = { ...running, ...bounds, ...services, ...operator };

type All = typeof settings;

export type Settings<P extends Program> = {
  [K in keyof All as P extends All[K]['readBy'][number] ? K : never]: z.output<All[K]['type']>;
};

export type Source = Record<string, string | undefined>;

export class WrongSettings extends OperatorError {
  override name = 'WrongSettings';
}

// The contract sets Romanian messages for clients; operators read English.
const { localeError: error } = z.locales.en();

export function readSettings<P extends Program>(program: P, source: Source): Settings<P> {
  const isProduction = source.APP_MODE?.trim() === 'production';
  const own = Object.entries<Setting>(settings).filter(([, { readBy }]) =>
    readBy.includes(program),
  );
  const values: Record<string, unknown> = {};
  const problems = new Map<string, string>();

  for (const [name, setting] of own) {
    const { type, demo, production } = setting;
    const { given, unreadable } = readGiven(name, setting, source);
    const parsed = type.safeParse(given ?? (isProduction ? undefined : demo), { error });
    values[name] = parsed.data;
    const demand = isProduction && production?.by.includes(program) ? production.needs : null;
    if (unreadable) problems.set(`${name}_FILE`, unreadable);
    else if (demand === 'required' && (given === undefined || given === demo))
      problems.set(name, 'production needs a value of its own');
    else if (!parsed.success)
      problems.set(name, parsed.error.issues.map(({ message }) => message).join('; '));
    else if (demand !== null && !meets(parsed.data, demand))
      problems.set(name, `must be ${demand} in production`);
  }
  if (isProduction)
    for (const [name, problem] of weakKeys(own, values)) problems.set(name, problem);
  for (const [name, { neededBy }] of own) {
    if (!neededBy || problems.has(name) || values[name] !== undefined) continue;
    if (holds(neededBy, values)) problems.set(name, `${neededBy} needs it`);
  }
  if (problems.size === 0) return values as Settings<P>;
  const lines = Array.from(problems, ([name, problem]) => `  ${name}: ${problem}`);
  throw new WrongSettings(`These settings are wrong:\n${lines.join('\n')}`);
}

type Given = { given?: string | undefined; unreadable?: string };

function readGiven(name: string, { isSecret }: Setting, source: Source): Given {
  const given = source[name]?.trim() || undefined;
  const file = isSecret && source[`${name}_FILE`]?.trim();
  if (!file) return { given };
  if (given !== undefined) return { unreadable: `${name} is set too` };
  try {
    return { given: readFileSync(file, 'utf8').trim() };
  } catch {
    return { unreadable: 'the file cannot be read' };
  }
}

function weakKeys(own: [string, Setting][], values: Record<string, unknown>): [string, string][] {
  const byValue = new Map<unknown, string>();
  return own.flatMap(([name, { isKey }]): [string, string][] => {
    const value = values[name];
    if (!isKey || typeof value !== 'string') return [];
    const same = byValue.get(value);
    byValue.set(value, name);
    if (same) return [[name, `must differ from ${same}`]];
    const isRandom = value.length >= 32 && new Set(value).size >= 12;
    return isRandom ? [] : [[name, 'needs 32 random characters: openssl rand -base64 32']];
  });
}

function holds(condition: string, values: Record<string, unknown>): boolean {
  const [, name = '', sign, value] = /^(\w+)(?:([=>])(.+))?$/.exec(condition) ?? [];
  if (sign === '>') return Number(values[name]) > Number(value);
  return sign === '=' ? values[name] === value : values[name] !== undefined;
}

function meets(value: unknown, demand: string): boolean {
  if (demand === 'https') return String(value).startsWith('https://');
  return demand === 'required' || demand.split(' or ').includes(String(value));
}

type ApiSettings = Pick<Settings<'web'>, 'API_URL' | 'API_HOST' | 'API_PORT'>;

export function apiAddress({ API_URL, API_HOST, API_PORT }: ApiSettings): string {
  return API_URL ?? originOf(API_HOST, API_PORT);
}

/** URL at which this machine reaches its own server. */
export function originOf(host: string, port: number): string {
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}
