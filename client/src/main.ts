import { mount } from 'svelte'
import App from './App.svelte'
import { LANGUAGES, startSpeaking, voice } from './i18n/index.svelte'
import { fetchAhead, pages } from './screens/parts.svelte'
import { steadyHands } from './session/hands'
import { settled, sleep } from './session/idle'
import { address } from './session/route.svelte'
import { preferences } from './session/preferences.svelte'
import { fetchLetters } from './theme/letters'
import { renewal } from './worker/renewal'
import './theme/base.css'

const isTv = /\/tv\//.test(location.pathname)
preferences.paint(isTv ? 'dark' : undefined)
document.documentElement.classList.toggle('tv', isTv)

steadyHands()
void begin() // not awaited here: the screens import what lies in this file, and would wait for it to end

async function begin(): Promise<void> {
  await Promise.all([startSpeaking(), pages[address.route.page].fetch()])
  // A breath between learning the words and showing the page: whoever has pressed something meanwhile is heard first.
  await sleep(0)
  mount(App, { target: document.getElementById('app')! })
  fetchLetters(LANGUAGES[voice.language])

  // After everything else: the first visit belongs to the page, not to what comes later or is kept for the next.
  await settled()
  await fetchAhead()
  await renewal.start(address.route.page === 'table')
}
