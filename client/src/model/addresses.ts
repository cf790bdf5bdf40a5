/** Kinds of network address: loopback, secure, and the form people write down. */

/** Whether an address is a loopback address of the device it is opened on. */
export function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost\.?$|^127(\.\d+){3}$|^\[::1\]$/i.test(hostname)
}

/** Whether browsers trust the pages at this address with a microphone and the like. */
export function isTrusted(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isLoopback(hostname)
}

/** An address as people write it down: without what browsers add automatically. */
export const withoutScheme = (link: string): string => link.replace(/^https?:\/\//, '')
