import { expect, it } from 'vitest'
import { isLoopback, isTrusted } from './addresses'

it.each(['localhost', 'LOCALHOST', 'localhost.', 'conteur.localhost', '127.0.0.1', '127.8.9.10', '[::1]'])(
  '%s is this very device',
  (name) => {
    expect(isLoopback(name)).toBe(true)
  },
)

it.each([
  '192.168.1.20',
  '10.127.0.1',
  'localhost.example',
  'mylocalhost',
  '127.0.0.1.example',
  '[fd00::1]',
  'play.example',
])('%s is somewhere', (name) => {
  expect(isLoopback(name)).toBe(false)
})

it('knows where pages have a microphone', () => {
  expect(['https://play.example', 'http://localhost:8000', 'http://192.168.1.20:8000'].map(isTrusted)).toEqual([
    true,
    true,
    false,
  ])
})
