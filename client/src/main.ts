/** Entry point: theme, language and first screen; then prefetching and the service worker. */
import { mount } from 'svelte'
import App from './App.svelte'
import { LANGUAGES, startSpeaking, i18n } from './i18n/index.svelte'
import { fetchAhead, pages } from './screens/lazyScreens.svelte'
import { ignoreDoublePresses } from './session/doublePress'
import { settled, sleep } from './session/idle'
import { address } from './session/route.svelte'
import { preferences } from './session/preferences.svelte'
import { preloadFonts } from './theme/preloadFonts'
import { updates } from './worker/updates'
import './theme/base.css'
import './theme/controls.css'
import './theme/paper.css'
import './theme/play.css'
import './theme/overrides.css'

const isTv = /\/tv\//.test(location.pathname)
preferences.paint(isTv ? 'dark' : undefined)
document.documentElement.classList.toggle('tv', isTv)

ignoreDoublePresses()
void begin() // not awaited here: the screens import from this file, and would wait for it to end

async function begin(): Promise<void> {
  await Promise.all([startSpeaking(), pages[address.route.page].fetch()])
  // Yield between loading the texts and showing the page, so that input in the meantime is handled first.
  await sleep(0)
  mount(App, { target: document.getElementById('app')! })
  preloadFonts(LANGUAGES[i18n.language])

  // After everything else: on the first visit the page comes before prefetching and caching.
  await settled()
  await fetchAhead()
  await updates.start(address.route.page === 'table')
}
