import { paths } from '@/config/paths'
import { describeExpiry, type Expiry, expiryNotice } from '@/domain/credit-expiry'
import { ButtonLink } from '@/ui/button-link'
import { Notice } from '@/ui/notice'
import { Panel, PanelList } from './panel'

/** Which credits expire when, soonest first. */
export function CreditValidity({ expiries }: { expiries: readonly Expiry[] | undefined }) {
  return (
    <Panel title="Validade dos créditos">
      <PanelList
        items={expiries}
        keyOf={(expiry) => expiry.date}
        lines={1}
        loadingLabel="Carregando validade dos créditos"
        empty="Nenhum crédito a vencer. Os créditos valem 12 meses a partir do pagamento."
      >
        {(expiry) => <p className="figures">{describeExpiry(expiry)}</p>}
      </PanelList>
    </Panel>
  )
}

/** Says at the top of the page that credits expire soon; nothing while none do. */
export function CreditExpiryNotice({ expiries }: { expiries: readonly Expiry[] | undefined }) {
  const notice = expiryNotice(expiries ?? [])
  if (!notice) return null
  return (
    <Notice
      tone={notice.tone}
      className="mb-6"
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
