import { mount } from 'svelte'
import App from './App.svelte'
import { startSpeaking } from './i18n/index.svelte'
import { preferences } from './session/preferences.svelte'
import './theme/base.css'

const isTv = /\/tv\//.test(location.pathname)
preferences.paint(isTv ? 'dark' : undefined)
document.documentElement.classList.toggle('tv', isTv)

await startSpeaking()
mount(App, { target: document.getElementById('app')! })
