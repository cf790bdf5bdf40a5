/** HTTP client: all requests that do not use the socket. */
import type {
  DeckKept,
  DeckPictures,
  Decks,
  ForgottenThings,
  Keeping,
  Kept,
  Listing,
  Opened,
  PublicTableList,
  Reached,
  RefusedAnswer,
  SaveDeck,
  TableCards,
  TakenFile,
} from './http'
import type { Album, SettingsChange } from './protocol'
import { pathTo } from './paths'

export class Refused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

async function answer(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(pathTo(path), init)
  } catch {
    throw new Refused('no_connection')
  }
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await answer(path, init)
  const body = (await response.json().catch(() => ({}))) as T & Partial<RefusedAnswer>
  if (!response.ok) throw new Refused(body.refused ?? 'not_understood')
  return body
}

export const openTable = (settings: SettingsChange = {}): Promise<Opened> =>
  json('api/tables', { method: 'POST', body: JSON.stringify(settings) })

export const fetchTable = (code: string): Promise<Listing> => json(`api/tables/${code}`)

/** The server's address for other devices; null if there is none. */
export const fetchAddress = (): Promise<Reached> => json('api/address')

/** How long tables are kept. */
export const fetchKeeping = (): Promise<Keeping> => json('api/keeping')

/** The public tables, newest first. */
export const fetchLobby = (): Promise<PublicTableList> => json('api/lobby')

export const fetchDeck = (name: string, language: string): Promise<DeckPictures> =>
  json(`api/decks/${name}?lang=${language}`)

export const fetchDecks = (): Promise<Decks> => json('api/decks')

/** The Authorization header with a seat key or look key; empty if the code is enough. */
const withPass = (pass: string | null): RequestInit => (pass === null ? {} : { headers: withKey(pass) })

const withKey = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` })

export const saveDeck = (code: string, key: string, title: string): Promise<DeckKept> =>
  json(`api/tables/${code}/decks`, {
    method: 'POST',
    headers: withKey(key),
    body: JSON.stringify({ title } satisfies SaveDeck),
  })

export const bringDeck = (code: string, key: string, name: string): Promise<DeckKept> =>
  json(`api/tables/${code}/decks/${name}`, { method: 'POST', headers: withKey(key) })

/** Upload a picture or a zip; reports each picture as soon as it is done. Returns why not, if the upload failed. */
export function uploadPicture(
  code: string,
  key: string,
  name: string,
  body: Blob,
  hear: { onShare: (share: number) => void; onTaken: (taken: TakenFile) => void },
): Promise<string | null> {
  // fetch does not report upload progress.
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let read = 0
    const readLines = (): void => {
      if (request.status !== 200) return
      for (
        let end = request.responseText.indexOf('\n', read);
        end >= 0;
        end = request.responseText.indexOf('\n', read)
      ) {
        hear.onTaken(JSON.parse(request.responseText.slice(read, end)) as TakenFile)
        read = end + 1
      }
    }
    request.open('POST', pathTo(`api/tables/${code}/pictures?name=${encodeURIComponent(name)}`))
    request.setRequestHeader('authorization', `Bearer ${key}`)
    request.upload.onprogress = (event) => hear.onShare(event.total ? event.loaded / event.total : 0)
    request.upload.onload = () => hear.onShare(1)
    request.onprogress = readLines
    request.onerror = () => resolve('no_connection')
    request.onload = () => {
      readLines()
      if (request.status === 200) {
        resolve(null)
        return
      }
      try {
        resolve((JSON.parse(request.responseText) as RefusedAnswer).refused)
      } catch {
        resolve('not_understood')
      }
    }
    request.send(body)
  })
}

/** The pictures a table plays with, by card number. */
export const fetchCards = (code: string, language: string, pass: string | null): Promise<TableCards> =>
  json(`api/tables/${code}/cards?lang=${language}`, withPass(pass))

export const fetchAlbum = (code: string, game: number, pass: string | null): Promise<Album> =>
  json(`api/tables/${code}/games/${game}/album`, withPass(pass))

/** The record of a finished game, for `conteur verify`. */
export async function downloadRecord(code: string, game: number, pass: string | null): Promise<Blob> {
  const response = await answer(`api/tables/${code}/games/${game}`, withPass(pass))
  if (!response.ok) throw new Refused('not_understood')
  return response.blob()
}

/** Upload a storyteller's recording; its name is the clue. */
export const uploadRecording = (code: string, key: string, sound: Blob): Promise<Kept> =>
  json(`api/tables/${code}/recordings`, {
    method: 'POST',
    body: sound,
    headers: { ...withKey(key), 'content-type': sound.type },
  })

export const recordingUrl = (code: string, name: string): string => pathTo(`api/tables/${code}/recordings/${name}`)

/** All personal data of the holder of this key, as a zip. */
export async function downloadMyData(code: string, key: string): Promise<Blob> {
  const response = await answer(`api/tables/${code}/belongings`, { headers: withKey(key) })
  if (!response.ok) throw new Refused('not_understood')
  return response.blob()
}

/** Leave, and erase all personal data. */
export const deleteMyData = (code: string, key: string): Promise<ForgottenThings> =>
  json(`api/tables/${code}/forget`, { method: 'POST', headers: withKey(key) })
