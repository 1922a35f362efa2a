import { LegalDocument } from './legal-document'
import { terms } from './terms'

export default function TermsPage() {
  return <LegalDocument text={terms} />
}
