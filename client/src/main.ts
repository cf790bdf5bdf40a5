import { mount } from 'svelte'
import App from './App.svelte'
import { startSpeaking } from './i18n/index.svelte'
import { address } from './session/route.svelte'
import { preferences } from './session/preferences.svelte'
import { renewal } from './worker/renewal'
import './theme/base.css'

const isTv = /\/tv\//.test(location.pathname)
preferences.paint(isTv ? 'dark' : undefined)
document.documentElement.classList.toggle('tv', isTv)

await startSpeaking()
mount(App, { target: document.getElementById('app')! })

// After everything else: the first visit belongs to the page, not to what is kept for the next.
if (document.readyState === 'complete') void renewal.start(address.route.page === 'table')
else addEventListener('load', () => void renewal.start(address.route.page === 'table'))
