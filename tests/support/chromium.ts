import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'

// npm provides a Chromium for Linux x64; elsewhere use Playwright’s own or an installed Chrome. The package’s default
// arguments target cloud functions: they disable web security, which would hide defects.
const bundled = process.platform === 'linux' && process.arch === 'x64'

/** How Playwright starts the browser. */
export const launchOptions = bundled
  ? { executablePath: await chromium.executablePath(), args: ['--no-sandbox', '--disable-quic'] }
  : existsSync('/Applications/Google Chrome.app')
    ? { channel: 'chrome' }
    : {}
