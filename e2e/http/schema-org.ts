import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export type Node = { '@type': string };

const vocabulary = fileURLToPath(import.meta.resolve('schema-dts'));

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

/** Returns compile errors of the nodes against `schema-dts`, the types of schema.org. */
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

function literalOf(node: Node): string {
  return JSON.stringify(node).replace(/"(\w+)-input":/g, '"$1":');
}

function shapeOf(value: unknown, name = ''): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map((one) => shapeOf(one, name)))]}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value).map(([key, one]) => `${key}:${shapeOf(one, key)}`)}}`;
  return name === '@type' || name === 'dayOfWeek' ? String(value) : typeof value;
}
