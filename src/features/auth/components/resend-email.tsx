import { useMutation } from '@tanstack/react-query'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toaster'
import { emailMessage } from '../auth.messages'
import { authServer } from '../server'

/** Sends the confirmation e-mail once more. */
export function ResendEmail({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: async () => (await authServer()).resendConfirmation(email),
    onSuccess: () => toast.success('Email enviado', `Olhe a caixa de entrada de ${email}.`),
    onError: (error) => toast.error('Erro ao enviar email', emailMessage(error)),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={resend.isPending}
      loadingText="Enviando..."
      onClick={() => resend.mutate()}
    >
      Reenviar e-mail
    </Button>
  )
}
