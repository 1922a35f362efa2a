import { ScrollText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { seller } from '@/content/seller'

/** The summary of the contract, which Decreto 7.962/2013 (art. 4) requires before payment. */
export function BeforeYouPay() {
  return (
    <div className="flex items-start gap-3">
      <ScrollText aria-hidden size={20} className="mt-0.5 shrink-0 text-accent" />
      <p className="max-w-reading text-pretty">
        <strong className="font-semibold">Antes de pagar:</strong> quem vende é {seller.legalName}, CNPJ{' '}
        {seller.cnpj}. O pagamento é único e nada se renova. Os créditos valem por 12 meses. Depois que as
        garrafas chegarem, você tem 7 dias para se arrepender pela página do pedido, e devolvemos o que não
        tiver usado. O contrato vai por e-mail com a confirmação.{' '}
        <Link to={paths.terms} className="text-link">
          Termos de Uso
        </Link>
      </p>
    </div>
  )
}
