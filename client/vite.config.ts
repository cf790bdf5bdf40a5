/// <reference types="vitest/config" />
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

export default defineConfig({
  base: './', // the server knows under which path it is served, the build does not
  plugins: [svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // a strict content security policy, and every file cached under its own hash
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://localhost:8000', '/decks': 'http://localhost:8000', '/ws': { target: 'ws://localhost:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
