import { defineConfig, globalIgnores } from 'eslint/config';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import jsdoc from 'eslint-plugin-jsdoc';

const web = ['app', 'components', 'features', 'hooks', 'lib'].map((dir) => `${dir}/**/*.{ts,tsx}`);
const tests = ['**/*.{test,testing}.{ts,tsx}', '**/*.race.ts', 'tests/**', 'e2e/**'];

const serverAction = {
  selector: 'ExpressionStatement[directive="use server"]',
  message: 'No Server Actions: a write is a React Query mutation over the api client.',
};
const formatting = [
  {
    selector: 'MemberExpression[object.name="Intl"]',
    message:
      'Dates, times, money and plurals have their functions in domain/; Intl is slow to start.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/]',
    message: 'Format dates, times, money and plurals with the functions in domain/.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^replace/][arguments.0.value="."][arguments.1.value=","]',
    message: 'Format decimals with domain/words/numbers.ts.',
  },
];

const bareImport = {
  selector: 'ImportExpression:not(CallExpression[callee.name="lazyPart"] ImportExpression)',
  message: 'A chunk may fail to load: import it through lazyPart (lib/browser/lazy-part.ts).',
};

const unnamedLazyPart = {
  selector:
    'CallExpression[callee.name="lazyPart"] ImportExpression > Literal[value=/^[.#](?!.*\\.lazy\\.tsx?$)/]',
  message: 'Name a lazily loaded module *.lazy.ts or *.lazy.tsx.',
};

const undeclaredSetting = {
  selector:
    'MemberExpression[computed=false][object.object.name="process"][object.property.name="env"]:not([property.name=/^(NODE_ENV|NEXT_DIST_DIR)$/])',
  message: 'Declare the setting in settings/ and read it with readSettings.',
};

export default defineConfig([
  globalIgnores([
    '**/.next/**',
    '.data/**',
    '.test/**',
    'coverage/**',
    'public/**',
    'playwright-report/**',
    'test-results/**',
    'next-env.d.ts',
  ]),
  ...next,
  ...typescript,
  prettier,
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    settings: { 'import/internal-regex': '^#' },
    rules: {
      'import/order': [
        'error',
        {
          groups: [
            ['builtin', 'external'],
            ['internal', 'parent', 'sibling', 'index'],
          ],
        },
      ],
      // Links are plain where a page must fully load, or where next/link is not worth its bytes.
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'variable',
          format: null,
          custom: { regex: '^[A-Z][A-Z0-9_]+$', match: false },
        },
      ],
      'no-restricted-syntax': ['error', serverAction, ...formatting],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      '@next/next/no-img-element': 'off',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['domain/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', serverAction] },
  },
  {
    files: [
      'app/**/{page,layout,template,error,global-error,not-found,global-not-found,loading,default,route}.{ts,tsx}',
      'app/**/{sitemap,robots,manifest,icon,apple-icon,opengraph-image}.{ts,tsx}',
      '*.config.{ts,mjs,js}',
      '.dependency-cruiser.mjs',
      'proxy.ts',
      'tests/setup/*.ts',
      'e2e/*.ts',
      'bench/floor/**',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // Only an interface can extend declarations of a library or the browser.
    files: [
      'server/http/{route,error-handler,logger}.ts',
      'server/identity/session/visitor.ts',
      'lib/browser/early-input.ts',
      'e2e/collectors/axe-violations.ts',
    ],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    plugins: { jsdoc },
    files: ['{contract,domain}/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          publicOnly: true,
          require: { FunctionDeclaration: true, ArrowFunctionExpression: true },
          enableFixer: false,
        },
      ],
      'jsdoc/require-description': 'error',
      'jsdoc/require-description-complete-sentence': 'error',
    },
  },
  {
    plugins: { 'check-file': checkFile },
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        {
          '{components,contract,data,domain,e2e,features,front,hooks,lib,processes,scripts,server,settings}/**/':
            'KEBAB_CASE',
        },
      ],
    },
  },
  {
    files: [...web, 'instrumentation-client.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[serverAction, ...formatting, undeclaredSetting, bareImport, unnamedLazyPart],
      ],
    },
  },
  {
    files: ['{data,front,processes,server}/**/*.ts', 'proxy.ts'],
    ignores: [...tests, 'server/testing/**'],
    rules: { 'no-restricted-syntax': ['error', serverAction, ...formatting, undeclaredSetting] },
  },
  {
    // Write through browser-storage.ts, whose entries the privacy policy lists.
    files: [...web, 'instrumentation-client.ts'],
    ignores: ['lib/browser/{browser-storage,lazy-part}.ts', ...tests, 'lib/testing/**'],
    rules: {
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
      'no-restricted-imports': ['error', 'js-cookie'],
    },
  },
]);
