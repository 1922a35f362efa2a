import type { Enums } from '@/data/client/supabase'
import { formatDateTime, formatMinutes } from '@/format/dates'
import { statuses } from '@/format/statuses'
import { roleNames } from '../role-names'

/** The actions of `staff_audit` in the words of the farm. One without words is shown by its own name. */
const actions: Readonly<Record<string, string>> = {
  pack_order: 'Embalou o pedido',
  unpack_order: 'Desfez a embalagem',
  ship_order: 'Despachou o pedido',
  deliver_order: 'Registrou a entrega',
  return_order: 'Registrou a devolução',
  hold_order: 'Pôs o pedido em espera',
  release_order: 'Liberou o pedido',
  put_bottle_lot: 'Registrou um lote de garrafas',
  close_flag: 'Resolveu um aviso',
  confirm_workshop: 'Confirmou um workshop',
  propose_workshop_time: 'Propôs outro horário de workshop',
  set_workshop_duration: 'Mudou a duração de um workshop',
  mark_workshop_held: 'Registrou um workshop realizado',
  mark_no_show: 'Registrou a ausência da casa',
  cancel_workshop: 'Cancelou um workshop',
  block_workshop_time: 'Bloqueou um horário',
  unblock_workshop_time: 'Desbloqueou um horário',
  put_workshop_hours: 'Mudou os horários da semana',
  take_review: 'Assumiu uma revisão',
  ask_owner: 'Perguntou à casa',
  add_remark: 'Escreveu uma observação',
  remove_remark: 'Retirou uma observação',
  publish_version: 'Publicou uma nova versão',
  finish_review: 'Concluiu uma revisão',
  retry_fiscal_document: 'Enviou uma nota fiscal de novo',
  issue_fiscal_documents: 'Emitiu as notas que faltavam',
  give_courtesy: 'Deu créditos de cortesia',
  decide_age_contest: 'Decidiu uma contestação de idade',
  add_house_note: 'Anotou sobre a casa',
  remove_house_note: 'Retirou uma anotação',
  open_city: 'Abriu uma cidade',
  close_city: 'Fechou uma cidade',
  export_contacts: 'Exportou contatos',
  erase_contact: 'Apagou um contato a pedido',
  put_staff_member: 'Mudou a equipe',
}

export const actionName = (action: string): string => actions[action] ?? action.replaceAll('_', ' ')

/** What the filter of the audit offers. */
export const subjectOptions = [
  { value: 'orders', label: 'Pedidos' },
  { value: 'workshops', label: 'Agenda' },
  { value: 'reviews', label: 'Consultorias' },
  { value: 'restaurants', label: 'Cortesias' },
  { value: 'age_verifications', label: 'Idade' },
  { value: 'house_notes', label: 'Anotações' },
  { value: 'bottle_lots', label: 'Estoque' },
  { value: 'staff_flags', label: 'Avisos' },
  { value: 'service_areas', label: 'Cidades' },
  { value: 'expansion_waitlist', label: 'Lista de espera' },
  { value: 'newsletter_subscribers', label: 'Newsletter' },
  { value: 'staff_members', label: 'Equipe' },
]

/** The fields that a reader understands, in display order. Others are internal. */
const fields: Readonly<Record<string, string>> = {
  name: 'Nome',
  email: 'E-mail',
  role: 'Papel',
  active: 'Acesso',
  status: 'Situação',
  credits: 'Créditos',
  city: 'Cidade',
  state: 'Estado',
  is_active: 'Aberta',
  invited: 'Avisados',
  rows: 'Linhas',
  waitlist: 'Na lista de espera',
  newsletter: 'Na newsletter',
  product_id: 'Garrafa',
  lot_number: 'Lote',
  bottled_on: 'Engarrafado em',
  quantity: 'Quantidade',
  kind: 'Tipo',
  carrier: 'Transportadora',
  tracking_code: 'Código',
  received_by: 'Recebido por',
  age_checked: 'Idade conferida',
  hold_reason: 'Motivo da espera',
  held_at: 'Em espera desde',
  scheduled_date: 'Marcado para',
  proposed_date: 'Proposto para',
  confirmed_at: 'Confirmado em',
  duration_minutes: 'Duração',
  held_by: 'Conduzido por',
  no_show_at: 'Ausência em',
  packed_at: 'Embalado em',
  shipped_at: 'Despachado em',
  delivered_at: 'Entregue em',
  returned_at: 'Devolvido em',
  author_name: 'Escrita por',
}

const reviewStates = { open: 'aberta', asked: 'espera a casa', done: 'concluída' } as const

const ageStatuses: Readonly<Record<Enums['age_status'], string>> = {
  pending: 'Pendente',
  verified: 'Verificada',
  refused: 'Recusada',
  unsure: 'Em dúvida',
  contested: 'Contestada',
  expired: 'Vencida',
}

/** Whom or what an action was about, beside the house: a member, a city, a lot, a list. */
export function subjectOf(row: {
  action: string
  subject_table: string
  before: unknown
  after: unknown
}): string | null {
  if (row.action === 'export_contacts')
    return subjectOptions.find(({ value }) => value === row.subject_table)?.label ?? null
  const { name, city, state, lot_number } = { ...asRecord(row.before), ...asRecord(row.after) }
  if (typeof city === 'string') return typeof state === 'string' ? `${city}, ${state}` : city
  if (typeof name === 'string') return name
  return typeof lot_number === 'string' ? `lote ${lot_number}` : null
}

export type Change = { field: string; before: string | null; after: string | null }

/** What an action changed: the fields whose values differ. */
export function readChanges(before: unknown, after: unknown): Change[] {
  const [old, new_] = [asRecord(before), asRecord(after)]
  return Object.entries(fields).flatMap(([key, field]) => {
    const change = { field, before: wordOf(key, old[key]), after: wordOf(key, new_[key]) }
    return change.before === change.after ? [] : [change]
  })
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

const isKeyOf = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key)

function wordOf(key: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (key === 'active') return value === true ? 'ativo' : 'desativado'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  if (key === 'role') return isKeyOf(roleNames, text) ? roleNames[text] : text
  if (key === 'state') return isKeyOf(reviewStates, text) ? reviewStates[text] : text
  if (key === 'status') {
    if (isKeyOf(statuses, text)) return statuses[text].label
    return isKeyOf(ageStatuses, text) ? ageStatuses[text] : text
  }
  if (key === 'duration_minutes') return formatMinutes(Number(text))
  return key.endsWith('_at') || key.endsWith('_date') ? formatDateTime(text) : text
}
