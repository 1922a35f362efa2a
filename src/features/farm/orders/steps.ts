import type { BadgeTone } from '@/ui/badge'

/** The steps of `order_queue`: what an order waits for. */
export const steps = {
  to_pack: { label: 'A embalar', tone: 'amber' },
  address: { label: 'Sem endereço', tone: 'yellow' },
  age: { label: 'Idade a verificar', tone: 'yellow' },
  held: { label: 'Em espera', tone: 'yellow' },
  packed: { label: 'Embalado', tone: 'blue' },
  to_unpack: { label: 'Desfazer embalagem', tone: 'red' },
  shipped: { label: 'A caminho', tone: 'blue' },
  coming_back: { label: 'A receber de volta', tone: 'amber' },
  delivered: { label: 'Entregue', tone: 'green' },
  returned: { label: 'Devolvido', tone: 'red' },
  other: { label: 'Fora da fila', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: BadgeTone }>

export type Step = keyof typeof steps

/** `all`: every order, whatever its step. */
export type StepFilter = Step | 'all'

/** The filters in the order of the work. */
export const stepFilters = [
  { filter: 'to_pack', label: 'A embalar' },
  { filter: 'address', label: 'Sem endereço' },
  { filter: 'age', label: 'Idade' },
  { filter: 'held', label: 'Em espera' },
  { filter: 'packed', label: 'Embalados' },
  { filter: 'to_unpack', label: 'Desfazer embalagem' },
  { filter: 'shipped', label: 'A caminho' },
  { filter: 'coming_back', label: 'A receber de volta' },
  { filter: 'delivered', label: 'Entregues' },
  { filter: 'returned', label: 'Devolvidos' },
  { filter: 'all', label: 'Todos' },
] as const satisfies readonly { filter: StepFilter; label: string }[]

/** Offered only while an order is in them. */
export const rareFilters: readonly StepFilter[] = ['to_unpack', 'coming_back']

const waiting: readonly StepFilter[] = [
  'to_pack',
  'address',
  'age',
  'held',
  'packed',
  'to_unpack',
  'shipped',
  'coming_back',
]

/** Whether the orders wait for the farm: then the oldest comes first. */
export const isWaiting = (filter: StepFilter): boolean => waiting.includes(filter)

export function parseStepFilter(text: string | null): StepFilter {
  return stepFilters.find(({ filter }) => filter === text)?.filter ?? 'to_pack'
}
