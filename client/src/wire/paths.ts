/** Base path of the server, which may be below a proxy's path. A build's files are in assets/ right below it. */
const self: string = import.meta.url

/** The root of the server's pages: "/" or the path a proxy serves them under. Always ends with a slash. */
export const ROOT = import.meta.env.PROD ? new URL('../', self).pathname : '/'

/** An address of this server. */
export function pathTo(path: string): string {
  return ROOT + path.replace(/^\//, '')
}
