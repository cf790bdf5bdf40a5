// Parses only the scripts of a component, for import-x/no-cycle: it does not look for imports inside of elements.
import { parser } from 'typescript-eslint'

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g

export const meta = { name: 'svelte-scripts' }

/**
 * @param {string} text
 * @param {{ filePath: string }} options
 */
export function parseForESLint(text, options) {
  const scripts = [...text.matchAll(SCRIPT)].map(([, script]) => script)
  return parser.parseForESLint(scripts.join('\n'), { ...options, filePath: `${options.filePath}.ts` })
}
