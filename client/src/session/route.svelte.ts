/** Router: which page belongs to the address. */
import { pathTo, ROOT } from '../wire/paths'
import { updates } from '../worker/updates'

export type Route =
  | { page: 'home' }
  | { page: 'deck'; name: string }
  | { page: 'how' }
  | { page: 'table'; code: string }
  | { page: 'tv'; code: string }

function routeOf(pathname: string): Route {
  const [first = '', second = ''] = pathname.slice(ROOT.length).split('/')
  if (first === 't' && second) return { page: 'table', code: second.toUpperCase() }
  if (first === 'tv' && second) return { page: 'tv', code: second.toUpperCase() }
  if (first === 'deck' && second) return { page: 'deck', name: second }
  return { page: first === 'how' ? 'how' : 'home' }
}

class Address {
  route = $state<Route>(routeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)))
  }

  go(path: string): void {
    if (updates.isWaiting) return updates.load(path)
    history.pushState(null, '', pathTo(path))
    this.route = routeOf(location.pathname)
    scrollTo(0, 0)
  }
}

export const address = new Address()
