import { expect, it, vi } from 'vitest'

vi.stubGlobal('location', { hostname: 'play.example', origin: 'https://play.example' })
const { links } = await import('./links.svelte')

it('keeps an address that is no loopback', () => {
  expect([links.to('t/BCDFGH'), links.leadNowhere, links.arePlain]).toEqual([
    'https://play.example/t/BCDFGH',
    false,
    false,
  ])
})
