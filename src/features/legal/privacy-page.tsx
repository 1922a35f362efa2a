import { LegalDocument } from './legal-document'
import { privacy } from './privacy'

export default function PrivacyPage() {
  return <LegalDocument text={privacy} />
}
