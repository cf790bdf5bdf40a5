/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

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
function told(): Plugin {
  return {
    name: 'told',
    apply: 'build',
    writeBundle() {
      // What was written, not what was bundled: an entry that holds nothing of its own is left out at the very end.
      const files = readdirSync(join(OUT, 'assets')).filter((name) => /\.(js|css|svg|webp)$/.test(name)).sort().map((name) => `assets/${name}`)
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
      const worker = join(OUT, 'worker.js')
      writeFileSync(worker, `const VERSION=${JSON.stringify(version)},SHELL=${JSON.stringify(files)};\n${readFileSync(worker, 'utf8')}`)
    },
  }
}

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Whether the first page needs a module before anything is shown: it is imported from the start, not asked for later. */
function isFirst(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith('/src/main.ts')) return true
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((other) => !seen.has(other) && isFirst(other, graph, seen)) ?? false
}

export default defineConfig({
  base: './', // the server knows under which path it is served, the build does not
  plugins: [svelte(), told(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content security policy, and every file cached under its own hash
    modulePreload: { polyfill: false },
    cssCodeSplit: false, // a dozen small sheets keep a phone waiting longer than one
    target: 'es2022',
    rollupOptions: {
      checks: { bundlerTimings: false }, // on a busy machine it would be the first thing a newcomer reads
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // One file for the first page: two dozen that import each other are two dozen ways to wait.
        codeSplitting: { groups: [{ debugName: 'first', name: (id, graph) => (isFirst(id, graph) ? 'first' : null) }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://localhost:8000', '/decks': 'http://localhost:8000', '/ws': { target: 'ws://localhost:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
