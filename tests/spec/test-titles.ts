import ts from 'typescript';

/** A test, or a group of tests, by its title with those of the groups around it, and the rules it names. */
export type TitledTest = { file: string; title: string; tags: string[] };

const RUNNERS = ['test', 'it', 'describe'];
const MODES = ['each', 'for', 'describe', 'concurrent', 'parallel', 'only', 'skipIf', 'runIf'];
/** What is not run covers nothing. */
const NOT_RUN = ['skip', 'todo', 'fixme', 'fails', 'fail'];
const TAG = /@S\d+(?:-\d+)?/g;

/** Returns the tests and groups of a test file in their order; those that are skipped are left out. */
export function titledTests(file: string, source: string): TitledTest[] {
  const found: TitledTest[] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    const call = ts.isCallExpression(node) ? runnerCall(node) : null;
    if (!call) return ts.forEachChild(node, (child) => visit(child, groups));
    if (!call.runs) return;
    const path = [...groups, call.title.replace(TAG, '').trim()];
    const tags = [...new Set(call.title.match(TAG) ?? [])].map((tag) => tag.slice(1));
    found.push({ file, title: path.join(' › ').replace(/\s+/g, ' '), tags });
    ts.forEachChild(node, (child) => visit(child, path));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return found;
}

/** Returns the title of `test('…')`, `it.each(…)('…')` and their like, null for every other call. */
function runnerCall(node: ts.CallExpression): { title: string; runs: boolean } | null {
  const [runner, ...modes] = calledNames(node.expression);
  const known = modes.every((mode) => MODES.includes(mode) || NOT_RUN.includes(mode));
  if (!runner || !RUNNERS.includes(runner) || !known) return null;
  const [first, second] = node.arguments;
  const title = first && textOf(first);
  if (title === undefined || title === null || !second) return null;
  return { title, runs: !modes.some((mode) => NOT_RUN.includes(mode)) };
}

/** `test.describe.each(rows)` is ['test', 'describe', 'each']. */
function calledNames(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calledNames(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return calledNames(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calledNames(node.tag);
  return [];
}

function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText().slice(1, -1);
  if (!ts.isBinaryExpression(node)) return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null || right === null ? null : left + right;
}
