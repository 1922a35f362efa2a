/** Contracts in e-mails name the version too, so the list is defined with the functions. */
export {
  type LegalDocumentName,
  legalDates,
  legalVersions,
} from '../../supabase/functions/_shared/legal-versions.ts'
