/** The texts of link previews. Read at build time, because the server itself has no translations. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

export const PREVIEW_KEYS = ['preview-title', 'preview-invitation', 'preview-text'] as const

export type Preview = Record<(typeof PREVIEW_KEYS)[number], string>

/** The texts of one language, from its Fluent file. */
export function previewOf(language: string, source: string): Preview {
  const bundle = new FluentBundle(language)
  bundle.addResource(new FluentResource(source))
  return Object.fromEntries(
    PREVIEW_KEYS.map((key) => [key, bundle.formatPattern(bundle.getMessage(key)!.value!)]),
  ) as Preview
}
