import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A node of structured data, as a page has it. */
export type Node = { '@type': string };

/** Schema.org's vocabulary as types. */
const vocabulary = fileURLToPath(import.meta.resolve('schema-dts'));

/** What is compiled; nothing is written. */
const file = `${import.meta.dirname}/structured-data.ts`;

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Returns what schema.org does not know of in the nodes: types, properties that a type has not, values outside a
 * property's domain. The vocabulary are the types of `schema-dts`, made from schema.org's own; the compiler compares.
 */
export function schemaOrgProblems(nodes: readonly Node[]): string[] {
  const kinds = new Map(nodes.map((node) => [shapeOf(node), node]));
  const rows = [...kinds.values()].map(
    (node) => `(${literalOf(node)}) satisfies S.WithContext<S.${node['@type']}>;`,
  );
  const text = [`import type * as S from '${vocabulary}';`, ...rows].join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const [, row = ''] = /([^\n]*)$/.exec(text.slice(0, start)) ?? [];
    return `${ts.flattenDiagnosticMessageText(messageText, '\n')}\n  behind …${row.slice(-120)}`;
  });
}

/** What an action asks of a visitor is written `query-input`: the property `query`, by schema.org's rules for actions. */
function literalOf(node: Node): string {
  return JSON.stringify(node).replace(/"(\w+)-input":/g, '"$1":');
}

/** What is alike for the vocabulary in nodes that differ in their words and numbers alone. */
function shapeOf(value: unknown, name = ''): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map((one) => shapeOf(one, name)))]}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value).map(([key, one]) => `${key}:${shapeOf(one, key)}`)}}`;
  return name === '@type' || name === 'dayOfWeek' ? String(value) : typeof value;
}
