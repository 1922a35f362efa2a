/** A text whose wording changes is a new version: owners must be asked again. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { legalVersions } from '@/config/legal-versions'
import { seller } from '@/content/seller'
import type { LegalText } from './legal-document'
import { privacy } from './privacy'
import { terms } from './terms'

/** The wording of each published version, without the seller's details. */
const published: Readonly<Record<string, string>> = {
  'terms 2': '7d9cf9c63142cf75',
  'privacy 2': 'e360fbc9ac348ad4',
}

function fingerprint(text: LegalText): string {
  const details = Object.values(seller).filter((value) => typeof value === 'string')
  const wording = details.reduce((words, value) => words.replaceAll(value, ''), JSON.stringify(text))
  return createHash('sha256').update(wording).digest('hex').slice(0, 16)
}

test.each([terms, privacy])('$title has the wording of its version', (text) => {
  expect(
    fingerprint(text),
    `The wording changed. Publish a version (docs/how-to.md, "A new version of the terms"). Before the version is
    published, or for a correction that changes no meaning, put the new fingerprint into src/features/legal/wording.test.ts.`,
  ).toBe(published[`${text.document} ${legalVersions[text.document]}`])
})
