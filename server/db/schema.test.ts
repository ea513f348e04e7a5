import { sql } from 'kysely';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

type Column = { isNullable: boolean; isOptional: boolean };

test('the types of the tables have the columns of the migrations, their nulls and defaults', async () => {
  const { rows } = await sql<{ name: string } & Column>`
    SELECT table_name || '.' || column_name AS name,
      is_nullable = 'YES' AND is_generated = 'NEVER' AS "isNullable",
      is_nullable = 'YES' OR column_default IS NOT NULL OR is_identity = 'YES'
        OR is_generated = 'ALWAYS' AS "isOptional"
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT LIKE 'kysely%'`.execute(api.db);
  const typed = typedColumns();
  const wrong = rows.filter(({ name, isNullable, isOptional }) => {
    const column = typed.get(name);
    return column && (column.isNullable !== isNullable || (column.isOptional && !isOptional));
  });
  expect(wrong).toEqual([]);
  expect([...typed.keys()].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  const tables = new Set([...typed.keys()].map((name) => name.split('.')[0]));
  const untyped = rows.filter(
    ({ name, isOptional }) => tables.has(name.split('.')[0]) && !isOptional && !typed.has(name),
  );
  expect(untyped).toEqual([]);
});

function typedColumns(): Map<string, Column> {
  const file = `${import.meta.dirname}/schema.ts`;
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram([file], { ...options, types: [], incremental: false });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file)!;
  const database = source.statements.find(
    (one) => ts.isTypeAliasDeclaration(one) && one.name.text === 'Database',
  )!;
  const propertiesOf = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((property) => {
      return { name: property.name, type: checker.getTypeOfSymbol(property) };
    });
  const includes = (type: ts.Type | undefined, flag: ts.TypeFlags) =>
    type !== undefined &&
    (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & flag) !== 0);
  const columns = new Map<string, Column>();
  for (const table of propertiesOf(checker.getTypeAtLocation(database)))
    for (const { name, type } of propertiesOf(table.type)) {
      const part = (key: string) => {
        const symbol = type.getProperty(key);
        return symbol && checker.getTypeOfSymbol(symbol);
      };
      columns.set(`${table.name}.${name}`, {
        isNullable: includes(part('__select__') ?? type, ts.TypeFlags.Null),
        isOptional: includes(part('__insert__'), ts.TypeFlags.Undefined | ts.TypeFlags.Never),
      });
    }
  return columns;
}
