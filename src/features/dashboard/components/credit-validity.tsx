import type { Expiry } from '@/domain/credit-expiry'
import { describeExpiry } from '@/format/credit-expiry'
import { Panel, PanelList } from './panel'

/** Upcoming credit expiries, soonest first. */
export function CreditValidity({ expiries }: { expiries: readonly Expiry[] | undefined }) {
  return (
    <Panel title="Validade dos créditos">
      <PanelList
        items={expiries}
        keyOf={(expiry) => expiry.day}
        lines={1}
        loadingLabel="Carregando validade dos créditos"
        empty="Nenhum crédito a vencer. Os créditos valem 12 meses a partir do pagamento."
      >
        {(expiry) => <p className="figures">{describeExpiry(expiry)}</p>}
      </PanelList>
    </Panel>
  )
}
