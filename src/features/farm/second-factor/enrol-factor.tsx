import { useSingleMutation } from '@/data/client/use-single-mutation'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { CodeForm } from './code-form'
import { secondFactorMessage } from './second-factor.messages'
import { enrolFactor } from './second-factor.queries'

/** Links an authenticator app to the account. Started by a button, because it creates a secret. */
export function EnrolFactor({ onVerified }: { onVerified: () => void }) {
  const enrol = useSingleMutation({ mutationFn: enrolFactor })
  if (!enrol.data)
    return (
      <div className="flex max-w-reading flex-col items-start gap-5">
        <p>
          Você precisa de um aplicativo autenticador no celular, como Google Authenticator, Microsoft
          Authenticator ou o gerenciador de senhas que já usa. Leva um minuto, e é uma vez só.
        </p>
        {enrol.error && (
          <Notice tone="danger" live>
            {secondFactorMessage(enrol.error)}
          </Notice>
        )}
        <Button loading={enrol.isPending} loadingText="Preparando..." onClick={() => enrol.mutate()}>
          Ligar o aplicativo
        </Button>
      </div>
    )
  const { factorId, qrCode, secret } = enrol.data
  return (
    <ol className="flex max-w-reading flex-col gap-8">
      <li>
        <h2 className="mb-3 text-heading">1. Leia o código com o aplicativo</h2>
        <Card className="inline-block bg-white">
          <img src={qrCode} alt="Código QR para o aplicativo autenticador" width={200} height={200} />
        </Card>
        <p className="mt-4 text-fg-muted">Sem câmera? Digite esta chave no aplicativo:</p>
        <p className="figures mt-1 break-all font-semibold">{secret}</p>
      </li>
      <li>
        <h2 className="mb-3 text-heading">2. Digite o código que ele mostra</h2>
        <CodeForm factorId={factorId} onVerified={onVerified} />
      </li>
    </ol>
  )
}
