/** Which page the address asks for. */
import { here, ROOT } from '../wire/root'
import { renewal } from '../worker/renewal'

export type Route = { page: 'home' } | { page: 'deck'; name: string } | { page: 'how' } | { page: 'table'; code: string } | { page: 'tv'; code: string }

export function routeOf(pathname: string, root: string = ROOT): Route {
  const [first = '', second = ''] = pathname.slice(root.length).split('/')
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
    if (renewal.isWaiting) return renewal.load(path)
    history.pushState(null, '', here(path))
    this.route = routeOf(location.pathname)
    scrollTo(0, 0)
  }
}

export const address = new Address()
