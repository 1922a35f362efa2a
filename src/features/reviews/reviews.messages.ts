import { type CodeShownOn, messageFor } from '@/data/client/errors'

const messages: Record<CodeShownOn<'review'>, string> = {
  network: 'Sem conexão. Nada foi enviado; o que você digitou continua aqui.',
  not_authenticated: 'Sua sessão terminou. Entre de novo para continuar.',
  review_not_ready: 'A consultoria ainda não ficou pronta.',
  review_unpaid: 'O olhar da fazenda vem com as consultorias pagas com créditos ou incluídas em pacotes.',
  review_exists: 'Esta consultoria já tem o seu olhar da fazenda.',
  text_missing: 'Escreva a sua resposta.',
  text_too_long: 'O texto é longo demais.',
  already_answered: 'Você já respondeu. A resposta está guardada.',
  question_not_found: 'Esta pergunta não existe mais.',
  remark_not_found: 'Esta observação não existe mais.',
  version_not_found: 'Esta versão não existe mais. Recarregue a página.',
}

export const reviewMessage = (error: unknown): string =>
  messageFor(error, messages, 'Não deu certo agora. O que você digitou continua aqui: tente de novo.')
