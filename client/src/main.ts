import { mount } from 'svelte'
import App from './App.svelte'
import { startSpeaking } from './i18n/index.svelte'
import { steadyHands } from './session/hands'
import { whenIdle } from './session/idle'
import { address } from './session/route.svelte'
import { preferences } from './session/preferences.svelte'
import { renewal } from './worker/renewal'
import './theme/base.css'

const isTv = /\/tv\//.test(location.pathname)
preferences.paint(isTv ? 'dark' : undefined)
document.documentElement.classList.toggle('tv', isTv)

steadyHands()
await startSpeaking()
// A breath between learning the words and showing the page: whoever has pressed something meanwhile is heard first.
await new Promise((done) => setTimeout(done))
mount(App, { target: document.getElementById('app')! })

// After everything else: the first visit belongs to the page, not to what is kept for the next.
const keep = (): void => whenIdle(() => void renewal.start(address.route.page === 'table'))
if (document.readyState === 'complete') keep()
else addEventListener('load', keep)
