import { Copy, ExternalLink } from 'lucide-react'
import { formatDate, formatDateTime } from '@/format/dates'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { toast } from '@/ui/toaster'
import type { PaymentInstructions as Instructions } from './order.queries'

const words = {
  boleto: {
    pay: (until: string) =>
      `Boleto emitido. Pague até ${formatDate(until)}: o banco confirma em até 2 dias úteis.`,
    over: (until: string) =>
      `O boleto venceu em ${formatDate(until)}. Se você pagou até esse dia, o banco ainda confirma. Se não, o pedido se encerra sozinho e nada é cobrado.`,
    open: 'Abrir o boleto',
    code: 'Linha digitável',
  },
  pix: {
    pay: (until: string) => `Pix gerado. Pague até ${formatDateTime(until)}: a confirmação é na hora.`,
    over: (until: string) => `O código Pix valeu até ${formatDateTime(until)}. Para pagar, gere outro.`,
    open: 'Abrir o QR Code do Pix',
    code: 'Pix copia e cola',
  },
} as const

interface PaymentInstructionsProps {
  instructions: Instructions
  /** Milliseconds since the epoch. */
  now: number
}

/** How to pay a boleto or Pix that was issued: until when, its page and its code. */
export function PaymentInstructions({ instructions, now }: PaymentInstructionsProps) {
  const { hosted_url, code, expires_at } = instructions
  const { pay, over, open, code: codeName } = words[instructions.method === 'pix' ? 'pix' : 'boleto']
  if (Date.parse(expires_at) <= now) return <p className="text-sm">{over(expires_at)}</p>
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm">{pay(expires_at)}</p>
      <ButtonLink
        href={hosted_url}
        target="_blank"
        rel="noopener noreferrer"
        size="sm"
        iconAfter={<ExternalLink aria-hidden size={16} />}
      >
        {open}
        <span className="sr-only"> (abre em outra aba)</span>
      </ButtonLink>
      {code && (
        <div className="w-full">
          <p className="text-fg-muted text-sm">{codeName}</p>
          <p className="figures mb-2 select-all break-words">{groupDigits(code)}</p>
          <Button
            variant="secondary"
            size="sm"
            icon={<Copy aria-hidden size={16} />}
            onClick={() => void copy(code)}
          >
            Copiar código
          </Button>
        </div>
      )}
    </div>
  )
}

/** A boleto's 47 digits in the groups that are printed on it. Other codes stay as they are. */
const groupDigits = (code: string): string =>
  code.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')

async function copy(code: string) {
  try {
    await navigator.clipboard.writeText(code)
    toast.success('Código copiado', 'Cole no aplicativo do seu banco.')
  } catch {
    toast.error('Não foi possível copiar', 'Selecione o código na página e copie por lá.')
  }
}
