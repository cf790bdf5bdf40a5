/** The small HTTP interface beside the socket. */
import type { Album, SettingsChange } from './protocol'
import { here } from './root'

export class Refused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(here(path), init)
  } catch {
    throw new Refused('no_connection')
  }
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await answer(path, init)
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

/** The public tables, newest first. */
export const seeLobby = (): Promise<{ tables: Listing[] }> => json('api/lobby')

export interface Deck {
  title: string
  authors: string[]
  licence: string
  cards: DeckCard[]
  back: DeckCard | null
}

export const seeDeck = (name: string, language: string): Promise<Deck> => json(`api/decks/${name}?lang=${language}`)

export interface DeckListing {
  name: string
  title: string
  authors: string[]
  cards: number
  /** Brought and saved here by somebody. */
  is_saved: boolean
}

export const seeDecks = (): Promise<{ decks: DeckListing[]; can_bring: boolean }> => json('api/decks')

const withKey = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` })

export const saveDeck = (code: string, key: string, title: string): Promise<{ name: string }> =>
  json(`api/tables/${code}/decks`, { method: 'POST', headers: withKey(key), body: JSON.stringify({ title }) })

export const bringDeck = (code: string, key: string, name: string): Promise<{ name: string }> =>
  json(`api/tables/${code}/decks/${name}`, { method: 'POST', headers: withKey(key) })

export interface TakenFile {
  name: string
  picture: string | null
  refused: string | null
}

/** Send a picture or a zip; each picture in it is told of as soon as it is known. Why not, if nothing came of it. */
export function sendPicture(
  code: string,
  key: string,
  name: string,
  body: Blob,
  hear: { onShare: (share: number) => void; onTaken: (taken: TakenFile) => void },
): Promise<string | null> {
  // fetch does not tell how much has been sent.
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let read = 0
    const readLines = (): void => {
      if (request.status !== 200) return
      for (let end = request.responseText.indexOf('\n', read); end >= 0; end = request.responseText.indexOf('\n', read)) {
        hear.onTaken(JSON.parse(request.responseText.slice(read, end)) as TakenFile)
        read = end + 1
      }
    }
    request.open('POST', here(`api/tables/${code}/pictures?name=${encodeURIComponent(name)}`))
    request.setRequestHeader('authorization', `Bearer ${key}`)
    request.upload.onprogress = (event) => hear.onShare(event.total ? event.loaded / event.total : 0)
    request.upload.onload = () => hear.onShare(1)
    request.onprogress = readLines
    request.onerror = () => resolve('no_connection')
    request.onload = () => {
      readLines()
      if (request.status === 200) return resolve(null)
      try {
        resolve((JSON.parse(request.responseText) as { refused: string }).refused)
      } catch {
        resolve('not_understood')
      }
    }
    request.send(body)
  })
}

export interface TableCards {
  stamp: string
  cards: TableCard[]
  back: DeckCard | null
}

/** The pictures a table plays with, by card number. */
export const seeCards = (code: string, language: string): Promise<TableCards> =>
  json(`api/tables/${code}/cards?lang=${language}`)

export const seeAlbum = (code: string, game: number): Promise<Album> => json(`api/tables/${code}/games/${game}/album`)

/** A storyteller's recording; its name is the clue. */
export const keepRecording = (code: string, key: string, sound: Blob): Promise<{ name: string }> =>
  json(`api/tables/${code}/recordings`, { method: 'POST', body: sound, headers: { ...withKey(key), 'content-type': sound.type } })

export const recordingAt = (code: string, name: string): string => here(`api/tables/${code}/recordings/${name}`)

/** All that is known of whoever has this key, as a zip. */
export async function takeBelongings(code: string, key: string): Promise<Blob> {
  const response = await answer(`api/tables/${code}/belongings`, { headers: withKey(key) })
  if (!response.ok) throw new Refused('not_understood')
  return response.blob()
}

/** Leave, and be forgotten. */
export const beForgotten = (code: string, key: string): Promise<unknown> =>
  json(`api/tables/${code}/forget`, { method: 'POST', headers: withKey(key) })
