import { expect, test } from 'vitest'
import { largestFirst } from './head'

test('requests the largest script first and leaves everything else in place', () => {
  const preload = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`
  const entry = '<script type="module" crossorigin src="/assets/index.js"></script>'
  const sizes: Record<string, number> = {
    'assets/react.js': 60,
    'assets/index.js': 5,
    'assets/runtime.js': 1,
  }
  const html = `<head><title>a</title>${entry}<meta>${preload('runtime')}${preload('react')}<style></style></head>`
  expect(largestFirst(html, (file) => sizes[file] ?? 0)).toBe(
    `<head><title>a</title>${preload('react')}<meta>${entry}${preload('runtime')}<style></style></head>`,
  )
})
