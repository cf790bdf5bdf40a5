/** The small HTTP interface beside the socket. */
import type { Album, SettingsChange } from './protocol'
import { here } from './root'

export class Refused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response
  try {
    response = await fetch(here(path), init)
  } catch {
    throw new Refused('no_connection')
  }
  const body = (await response.json().catch(() => ({}))) as T & { refused?: string }
  if (!response.ok) throw new Refused(body.refused ?? 'not_understood')
  return body
}

export interface Listing {
  code: string
  status: 'waiting' | 'playing' | 'ended'
  mode: string
  people: number
  bots: number
}

export interface DeckCard {
  id: string
  image: string
  small: string
  title: string
  /** What is shown, for whoever cannot see it; empty if nobody wrote it. */
  description: string
}

export interface TableCard extends DeckCard {
  deck: string
  /** Of the pictures the host brought only. */
  tags: string[]
}

export const openTable = (settings: SettingsChange = {}): Promise<{ code: string }> =>
  json('api/tables', { method: 'POST', body: JSON.stringify(settings) })

export const seeTable = (code: string): Promise<Listing> => json(`api/tables/${code}`)

export const seeDeck = (name: string, language: string): Promise<{ cards: DeckCard[]; back: DeckCard | null }> =>
  json(`api/decks/${name}?lang=${language}`)

/** The pictures a table plays with, by card number. */
export const seeCards = (code: string, language: string): Promise<{ cards: TableCard[]; back: DeckCard | null }> =>
  json(`api/tables/${code}/cards?lang=${language}`)

export const seeAlbum = (code: string, game: number): Promise<Album> => json(`api/tables/${code}/games/${game}/album`)

/** A storyteller's recording; its name is the clue. */
export const keepRecording = (code: string, key: string, sound: Blob): Promise<{ name: string }> =>
  json(`api/tables/${code}/recordings`, { method: 'POST', body: sound, headers: { authorization: `Bearer ${key}`, 'content-type': sound.type } })

export const recordingAt = (code: string, name: string): string => here(`api/tables/${code}/recordings/${name}`)
