import { paths } from '@/config/paths'
import type { Expiry } from '@/domain/credit-expiry'
import { expiryNotice } from '@/format/credit-expiry'
import { ButtonLink } from '@/ui/button-link'
import { Notice } from '@/ui/notice'

interface CreditExpiryNoticeProps {
  /** Soonest first. */
  expiries: readonly Expiry[]
  className: string
}

/** Warns that credits expire soon. Renders nothing while none do. */
export function CreditExpiryNotice({ expiries, className }: CreditExpiryNoticeProps) {
  const notice = expiryNotice(expiries)
  if (!notice) return null
  return (
    <Notice
      tone={notice.tone}
      className={className}
      action={
        <ButtonLink to={paths.automations} size="sm">
          Ver automações
        </ButtonLink>
      }
    >
      {notice.text}
    </Notice>
  )
}
