import { Button } from '@/ui/button'
import { LegalDocument } from './legal-document'
import { privacy } from './privacy'

export default function PrivacyPage() {
  return (
    <LegalDocument text={privacy}>
      {/* Answered by the cookie banner, which listens for this attribute. */}
      <Button variant="secondary" data-cookie-preferences className="print:hidden">
        Preferências de cookies
      </Button>
    </LegalDocument>
  )
}
