import { expect, it } from 'vitest'
import { filesFrom, shrinkPhoto } from './files'

const file = (name: string, type = 'image/jpeg', size = 10): File => new File([new Uint8Array(size)], name, { type })

/** A folder as a browser provides it: at most a hundred entries at a time, here two. */
function folder(name: string, entries: object[]): object {
  const rest = [...entries]
  return { name, createReader: () => ({ readEntries: (take: (some: object[]) => void) => take(rest.splice(0, 2)) }) }
}
const leaf = (name: string): object => ({ name, file: (take: (found: File) => void) => take(file(name)) })
const transfer = (entries: (object | null)[], files: File[] = []): DataTransfer =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer

it('finds every file in filesFrom folders, however deep and however many', async () => {
  const trip = folder('trip', [leaf('a.jpg'), leaf('b.jpg'), leaf('.DS_Store'), folder('day', [leaf('c.jpg')])])
  expect((await filesFrom(transfer([trip, leaf('d.jpg')]))).map((each) => each.name)).toEqual([
    'a.jpg',
    'b.jpg',
    'c.jpg',
    'd.jpg',
  ])
})

it('takes plain files where a browser knows no folders', async () => {
  expect(await filesFrom(transfer([null], [file('a.jpg')]))).toHaveLength(1)
})

it.each([file('small.jpg'), file('large.gif', 'image/gif', 2_000_000), file('trip.zip', 'application/zip', 2_000_000)])(
  'sends $name as it is',
  async (given) => {
    expect(await shrinkPhoto(given)).toBe(given)
  },
)

it('sends a picture as it is that the browser cannot open: the server says what is wrong', async () => {
  const given = file('broken.heic', '', 10)
  expect(await shrinkPhoto(given)).toBe(given)
})
