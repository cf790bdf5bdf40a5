/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { previewOf } from './src/i18n/previews.ts'

const OUT = new URL('../src/conteur/web/client_dist/', import.meta.url).pathname

/** Every text file once more, compressed as far as it goes, so that the server never has to. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(join(OUT, 'assets'))) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const path = join(OUT, 'assets', name)
        const body = readFileSync(path)
        writeFileSync(path + '.br', brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        writeFileSync(path + '.gz', gzipSync(body, { level: 9 }))
      }
    },
  }
}

/** The worker is told which files make up this version; every other byte of it is the same for all. */
function precacheList(): Plugin {
  return {
    name: 'precache-list',
    apply: 'build',
    writeBundle() {
      // What was written, not what was bundled: an entry that holds nothing of its own is left out at the very end.
      const files = readdirSync(join(OUT, 'assets'))
        .filter((name) => /\.(js|css|svg|webp)$/.test(name))
        .sort()
        .map((name) => `assets/${name}`)
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const worker = join(OUT, 'worker.js')
      writeFileSync(
        worker,
        `const VERSION=${JSON.stringify(version)},SHELL=${JSON.stringify(files)};\n${readFileSync(worker, 'utf8')}`,
      )
    },
  }
}

/** What the server says to messengers that ask where a link leads, in every language. */
function previews(): Plugin {
  const folder = new URL('../locales/', import.meta.url).pathname
  return {
    name: 'previews',
    apply: 'build',
    writeBundle() {
      const languages = readdirSync(folder).map((name) => name.replace('.ftl', ''))
      const words = languages.map((code) => [code, previewOf(code, readFileSync(join(folder, `${code}.ftl`), 'utf8'))])
      writeFileSync(join(OUT, 'previews.json'), JSON.stringify(Object.fromEntries(words)))
    },
  }
}

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Where a file of the pages begins; everything imported from there, and not asked for later, may be part of it. */
const BEGINNINGS: Record<string, string> = {
  '/src/main.ts': 'first',
  '/src/screens/Home.svelte': 'home',
  '/src/screens/AtTable.svelte': 'table',
  '/src/screens/Gallery.svelte': 'gallery',
  '/src/screens/SitDown.svelte': 'sit',
  '/src/screens/Waiting.svelte': 'waiting',
  '/src/screens/Menu.svelte': 'menu',
}

const begunBy = (id: string): string | undefined => Object.entries(BEGINNINGS).find(([path]) => id.endsWith(path))?.[1]

/** From which beginnings a module is imported. */
function beginningsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  const begun = begunBy(id)
  const found = new Set(begun ? [begun] : [])
  seen.add(id)
  for (const other of graph.getModuleInfo(id)?.importers ?? [])
    if (!seen.has(other)) for (const name of beginningsOf(other, graph, seen)) found.add(name)
  return found
}

/** The file a module is part of: what two need is where both find it, so that no page waits for a chain of files. */
function fileOf(id: string, graph: Graph): string | null {
  const begun = begunBy(id)
  if (begun && begun !== 'first') return null // a file of its own anyway
  const from = beginningsOf(id, graph)
  if (from.has('first') || (from.has('home') && from.size > 1)) return 'first'
  if (from.has('table') || from.size > 1) return 'table'
  return [...from][0] ?? null
}

/** Chunks in order of priority: what a chunk imports is part of it, unless an earlier one has it. */
const FILES = ['first', 'table', 'gallery']

export default defineConfig({
  base: './', // the server knows under which path it is served, the build does not
  plugins: [svelte(), precacheList(), previews(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content security policy, and every file cached under its own hash
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      checks: { bundlerTimings: false }, // on a busy machine it would be the first thing a newcomer reads
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // Few files, each of which is known to be needed: two dozen that import each other are two dozen ways to wait.
        codeSplitting: {
          groups: FILES.map((file, order) => ({
            debugName: file,
            name: (id, graph) => (fileOf(id, graph) === file ? file : null),
            priority: FILES.length - order,
          })),
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://localhost:8000',
      '/decks': 'http://localhost:8000',
      '/ws': { target: 'ws://localhost:8000', ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
