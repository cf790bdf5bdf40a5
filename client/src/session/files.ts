/** Files from drag and drop or a picker, whole folders included, and photos scaled down before upload. */

/** Pixels a card needs across, with a margin for cropping. */
const ACROSS = 1000
const HEAVY = 1_200_000
const STILLS = /^image\/(jpeg|png|webp|heic|heif|avif)$/

type Entry = FileSystemEntry & {
  file?: FileSystemFileEntry['file']
  createReader?: FileSystemDirectoryEntry['createReader']
}

/** All files that were dropped, including those in folders. */
export async function filesFrom(transfer: DataTransfer): Promise<File[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null)
  if (entries.every((entry) => entry === null)) return [...transfer.files]
  return (await Promise.all(entries.filter((entry) => entry !== null).map(filesIn))).flat()
}

async function filesIn(entry: Entry): Promise<File[]> {
  if (entry.name.startsWith('.')) return []
  if (entry.file) return [await new Promise<File>((resolve, reject) => entry.file!(resolve, reject))]
  const reader = entry.createReader!()
  const found: File[] = []
  for (;;) {
    // A reader returns up to a hundred at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (!some.length) return found
    for (const each of some) found.push(...(await filesIn(each)))
  }
}

/** Scales a large photo down: it uploads faster, and phones can decode formats that the server cannot. */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const isForeign = /\.(heic|heif)$/i.test(file.name)
  if (!isForeign && (file.size < HEAVY || !STILLS.test(file.type))) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, ACROSS / Math.min(picture.width, (picture.height * 2) / 3))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
    return made ?? file
  } catch {
    return file // the server will say what is wrong with it
  }
}
