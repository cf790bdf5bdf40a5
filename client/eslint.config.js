// Lint rules of the pages; every exception has its reason beside it. Layout is Prettier's.
import js from '@eslint/js'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** Which folders a folder may not import, and the sentence that says so. */
const ARROWS = [
  { target: 'wire', not: '!(wire)', message: 'The wire knows only itself: the server, and how to reach it.' },
  { target: 'model', not: '!(model|wire)', message: 'The model is pure: no state, no language, no screen.' },
  { target: 'model', not: 'wire/!(protocol|facts).ts', message: 'The model fetches nothing.' },
  { target: 'i18n', not: '!(i18n|wire)', message: 'Languages know no table, no game and no screen.' },
  { target: 'worker', not: '!(worker|wire)', message: 'The service worker knows no table.' },
  { target: 'session', not: '{voice,motion,board,screens}', message: 'What is known is not how it is shown.' },
  { target: 'voice', not: '{motion,board,screens}', message: 'What is said does not depend on what is drawn.' },
  { target: 'motion', not: '{board,screens}', message: 'Animations know elements, not components.' },
  { target: 'board', not: 'screens', message: 'Parts do not know the screens they are part of.' },
]

export default defineConfig(
  { ignores: ['src/wire/{protocol,http,facts}.ts'] }, // generated
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      // A regular expression cannot be wrapped.
      'max-len': ['error', { code: 120, ignoreRegExpLiterals: true }],
      // noUncheckedIndexedAccess wants one at every array access, and a game's screen is shown only with a game.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The DOM's types promise what older browsers lack: userActivation, vibrate, share, a worker registration.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `() => (x = y)` and `() => void f()` are how handlers are written here.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      // `void name` in an effect says that the effect depends on it.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Numbers look in a template as they should.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Listeners may be asynchronous: nobody waits for a listener, and ours handle their own failures.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // A rest pattern is how fields are left out of an object.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/**'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts'],
        [`${import.meta.dirname}/eslint.scripts.js`]: ['.svelte'],
      },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.svelte.ts', '.svelte'] })],
    },
    rules: {
      // Screens that are loaded later may load each other.
      'import-x/no-cycle': ['error', { allowUnsafeDynamicCyclicDependency: true }],
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: `${import.meta.dirname}/src`,
          zones: ARROWS.map(({ target, not, message }) => ({
            target: `./${target}/**`,
            from: not.endsWith('.ts') ? `./${not}` : `./${not}/**`,
            message,
          })),
        },
      ],
    },
  },
  {
    files: ['src/model/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['document', 'window', 'location', 'navigator', 'history', 'localStorage', 'sessionStorage', 'fetch'].map(
          (name) => ({ name, message: 'The model is pure: the browser is for session/ and above.' }),
        ),
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Most lists are redrawn as a whole and their items have no state; a duplicate key would break the page.
      'svelte/require-each-key': 'off',
      // A string in braces keeps the spaces that the compiler would trim.
      'svelte/no-useless-mustaches': 'off',
      // Maps, sets and URLs that nobody watches need no proxies; what is watched is $state.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // Other components are `any` to typescript-eslint; svelte-check checks their types.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  {
    files: ['**/{CardImage,Mark,RabbitFigure,RabbitPatterns,Track}.svelte'],
    // SVG made by rabbits.ts and placeholder.ts, which escape the one thing that people typed: an initial.
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['**/*.test.ts'],
    // A `describe` is a chapter, not a function.
    rules: { 'max-lines-per-function': 'off' },
  },
)
