import type { FailureCode } from '@consulting/engine/errors.ts'
import { paths } from '@/config/paths'
import { formatCredits } from '@/domain/money'
import { toast } from '@/ui/toaster'
import type { AutomationRequest } from './automations.queries'

/** Why a request could not be done, by its `error_code`. */
const failureMessages: Record<FailureCode, string> = {
  impossible_restrictions:
    'As restrições que você escreveu não deixam nenhuma receita possível. Reveja as preferências e tente de novo.',
  answers_invalid: 'Uma das respostas não pôde ser lida. Confira os passos e tente de novo.',
  not_enough_data:
    'O que você enviou é pouco para chegar a uma conclusão. Confira os itens, preços e datas e tente de novo.',
  file_missing: 'O arquivo enviado não foi encontrado. Troque o arquivo no passo dele e tente de novo.',
  file_type: 'O conteúdo do arquivo não corresponde ao tipo dele. Troque o arquivo e tente de novo.',
  file_too_large: 'O arquivo passa de 10 MB. Troque o arquivo e tente de novo.',
  profile_incomplete: 'Complete a cidade e o tipo da casa no perfil do restaurante e tente de novo.',
  timed_out: 'A consultoria demorou demais e foi interrompida. Tente de novo.',
  internal: 'Tivemos um problema do nosso lado. Tente de novo em alguns instantes.',
}

/** The words for an `error_code`; those of a fault of ours for a code that has none, as rows of long ago may. */
export function describeFailureCode(code: string | null): string {
  return isFailureCode(code) ? failureMessages[code] : failureMessages.internal
}

const isFailureCode = (code: string | null): code is FailureCode =>
  code !== null && Object.hasOwn(failureMessages, code)

/** What to say under a form that could not be sent, by the code of the `AppError`. */
export const submitMessages: Record<string, string> = {
  network:
    'Não houve resposta do servidor. Suas respostas estão guardadas: ao tentar de novo, nada é cobrado duas vezes.',
  limit_reached:
    'Sua casa já pediu muitas consultorias na última hora. Suas respostas estão guardadas: aguarde um pouco e tente de novo.',
  profile_incomplete:
    'Complete a cidade e o tipo da casa no perfil do restaurante. Suas respostas estão guardadas aqui, e nada foi cobrado.',
  // The database takes 256 KB of answers.
  '23514': 'As listas enviadas são longas demais para um pedido só. Retire itens ou encurte as descrições.',
}

/** What became of the credits of a request that failed. */
export function describeRefund(creditsUsed: number): string {
  return creditsUsed > 0
    ? `Devolvemos ${formatCredits(creditsUsed)} ao seu saldo.`
    : 'Nada foi descontado do seu saldo.'
}

/** What a request cost in the end: what failed was given back. */
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

/** What is being done at a progress of 0 to 100 percent. */
export function describeStage(progress: number): string {
  return stages.find((stage) => progress >= stage.from)?.label ?? 'Preparando o pedido'
}

/** The name of a request whose automation has left the catalogue. */
export const unnamedAutomation = 'Consultoria'

/** The refusals that several screens say in the same words. */
export function sayNotFound(): void {
  toast.error('Automação não encontrada', 'Esta automação não existe ou foi removida')
}

/** @param cost credits of the automation */
export function sayInsufficient(cost: number): void {
  toast.error('Créditos insuficientes', `Você precisa de ${formatCredits(cost)} para usar esta automação`)
}

/** The way back, the same on every screen. */
export const backToHub = { to: paths.automations, label: 'Voltar para Automações' }
