import { type CodeShownOn, messageFor } from '@/data/client/errors'

const messages: Record<CodeShownOn<'share'>, string> = {
  network: 'Sem conexão. Nada mudou: tente de novo quando a internet voltar.',
  not_authenticated: 'Sua sessão terminou. Entre de novo para continuar.',
  limit_reached:
    'A casa chegou ao limite de links. Encerre um dos que ainda valem, na lista abaixo, ou tente de novo em uma hora.',
  share_not_ready: 'A consultoria ainda não ficou pronta.',
  share_not_found: 'Este link não existe mais. Recarregue a página.',
  version_not_found: 'Esta versão não existe mais. Recarregue a página.',
}

export const sharingMessage = (error: unknown): string =>
  messageFor(error, messages, 'Não deu certo agora, e nada mudou. Tente de novo.')
