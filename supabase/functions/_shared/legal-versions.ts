/**
 * The versions of the legal texts that this build shows and names in its contracts. The database has the same numbers
 * in `legal_versions`, and a test compares the two (docs/how-to.md, "A new version of the terms").
 */
export const legalVersions = { terms: 2, privacy: 2 } as const

export type LegalDocumentName = keyof typeof legalVersions

/** Their dates: yyyy-mm-dd. */
export const legalDates: Readonly<Record<LegalDocumentName, string>> = {
  terms: '2026-11-22',
  privacy: '2026-11-22',
}
