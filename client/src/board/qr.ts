/** QR codes, drawn on this device because they may contain a secret. Loaded only when needed. */
import { generate, mode } from 'lean-qr'

export interface Drawn {
  size: number
  /** The dark squares as an SVG path, row by row. */
  path: string
}

export function draw(text: string): Drawn {
  const code = generate(mode.iso8859_1(text)) // addresses are ASCII: plain bytes, which every camera reads
  let path = ''
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const from = x
      while (code.get(x, y)) x++
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`
    }
  }
  return { size: code.size, path }
}
