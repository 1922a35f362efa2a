import { paths } from '@/config/paths'
import { type AppError, type CodeShownOn, messageOf } from '@/data/client/errors'
import { formatCredits } from '@/format/money'
import { toast } from '@/ui/toaster'
import type { AutomationRequest } from './automations.queries'

/** Why a request failed, by its `error_code`. */
const failureMessages: Record<CodeShownOn<'request'>, string> = {
  impossible_restrictions:
    'As restrições que você escreveu não deixam nenhuma receita possível. Reveja as preferências e tente de novo.',
  answers_invalid: 'Uma das respostas não pôde ser lida. Confira os passos e tente de novo.',
  not_enough_data:
    'O que você enviou é pouco para chegar a uma conclusão. Confira os itens, preços e datas e tente de novo.',
  sheet_blocked:
    'Uma parte do que você escreveu, perto de uma alergia, não foi entendida, e por segurança paramos aqui. Esclareça essa parte no passo “Confira o pedido” e tente de novo.',
  wish_violated:
    'O resultado não cumpria um dos seus pedidos, e por isso nada foi entregue. A falha é nossa: tente de novo ou escreva esse pedido de outro modo.',
  file_missing: 'O arquivo enviado não foi encontrado. Troque o arquivo no passo dele e tente de novo.',
  file_type: 'O conteúdo do arquivo não corresponde ao tipo dele. Troque o arquivo e tente de novo.',
  file_too_large: 'O arquivo passa de 10 MB. Troque o arquivo e tente de novo.',
  profile_incomplete: 'Complete a cidade e o tipo da casa no perfil do restaurante e tente de novo.',
  timed_out: 'A consultoria demorou demais e foi interrompida. Tente de novo.',
  internal: 'Tivemos um problema do nosso lado. Tente de novo em alguns instantes.',
}

/** The message for an `error_code`. Codes without a message, which old rows may have, read as an internal error. */
export function describeFailureCode(code: string | null): string {
  return messageOf(failureMessages, code) ?? failureMessages.internal
}

/** Why a request could not be submitted. */
const submitMessages: Record<CodeShownOn<'wizard'>, string> = {
  network:
    'Não houve resposta do servidor. Suas respostas estão guardadas: ao tentar de novo, nada é cobrado duas vezes.',
  limit_reached:
    'Sua casa já pediu muitas consultorias na última hora. Suas respostas estão guardadas: aguarde um pouco e tente de novo.',
  profile_incomplete:
    'Complete a cidade e o tipo da casa no perfil do restaurante. Suas respostas estão guardadas aqui, e nada foi cobrado.',
  consent_missing:
    'Antes de pedir, leia e aceite os nossos textos em vigor: a pergunta abre nesta página. Suas respostas estão guardadas aqui, e nada foi cobrado.',
  // The database accepts 256 KB of answers, and as much of the request sheet.
  '23514': 'As listas enviadas são longas demais para um pedido só. Retire itens ou encurte as descrições.',
}

/** The message under a form that could not be submitted, or null when the toast is enough. */
export const describeSubmitFailure = ({ code }: AppError): string | null =>
  messageOf(submitMessages, code) ?? null

/** What happened to the credits of a failed request. */
export function describeRefund(creditsUsed: number): string {
  return creditsUsed > 0
    ? `Devolvemos ${formatCredits(creditsUsed)} ao seu saldo.`
    : 'Nada foi descontado do seu saldo.'
}

/** What a request cost in the end. Failed requests are refunded. */
export function describeCharge(request: Pick<AutomationRequest, 'status' | 'credits_used'>): string {
  const credits = formatCredits(request.credits_used)
  const returned = request.status === 'failed' || request.status === 'cancelled'
  return returned && request.credits_used > 0 ? `${credits} devolvidos` : credits
}

const stages = [
  { from: 90, label: 'Guardando os resultados' },
  { from: 75, label: 'Escrevendo as fichas' },
  { from: 55, label: 'Fazendo as contas de custo, preço e margem' },
  { from: 35, label: 'Montando as propostas para a sua casa' },
  { from: 10, label: 'Lendo as suas respostas' },
]

/** The stage of the work at a progress of 0 to 100 percent. */
export function describeStage(progress: number): string {
  return stages.find((stage) => progress >= stage.from)?.label ?? 'Preparando o pedido'
}

/** Title of a request whose automation is no longer in the catalogue. */
export const unnamedAutomation = 'Consultoria'

/** Refusals that several screens show in the same words. */
export function sayNotFound(): void {
  toast.error('Automação não encontrada', 'Esta automação não existe ou foi removida')
}

/** @param cost credits of the automation */
export function sayInsufficient(cost: number): void {
  toast.error('Créditos insuficientes', `Você precisa de ${formatCredits(cost)} para usar esta automação`)
}

export const backToHub = { to: paths.automations, label: 'Voltar para Automações' }
