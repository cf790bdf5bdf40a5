/** Every file of a build lies in assets/, right under where the pages begin. */
const self: string = import.meta.url

/** Where the server's pages begin: "/" or the path a proxy serves them under. Always ends with a slash. */
export const ROOT = import.meta.env.PROD ? new URL('../', self).pathname : '/'

/** An address of this server. */
export function here(path: string): string {
  return ROOT + path.replace(/^\//, '')
}
