import { paths } from '@/config/paths'
import type { Enums } from '@/data/client/supabase'
import { formatDateTime, formatDay } from '@/format/dates'
import { formatCredits, formatMoney } from '@/format/money'
import { workshopName } from '@/format/workshop-name'

type Kind = Enums['notification_kind']

export type NotificationWords = { title: string; detail: string; to: string }

/** What the database wrote with the row; a part that is missing is left out of the sentence. */
class Payload {
  readonly #values: Readonly<Record<string, unknown>>

  constructor(payload: unknown) {
    this.#values = typeof payload === 'object' && payload !== null ? { ...payload } : {}
  }

  text(key: string): string {
    const value = this.#values[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }

  flag(key: string): boolean {
    return this.#values[key] === true
  }

  with(key: string, format: (value: string) => string): string {
    const value = this.text(key)
    return value === '' ? '' : format(value)
  }
}

type Words = (payload: Payload) => NotificationWords

const order = (payload: Payload) => `Pedido ${payload.text('number')}`.trim()
const orderPage = (payload: Payload) => payload.with('order_id', paths.order) || paths.orders
const money = (payload: Payload) => payload.with('total', (total) => formatMoney(Number(total)))
const workshop = (payload: Payload) => payload.text('name') || workshopName(payload.text('type'), [])
const moment = (payload: Payload) =>
  payload.with('starts_at', (starts) => `Marcado para ${formatDateTime(starts)}`)
const report = (payload: Payload) => payload.with('request_id', paths.report) || paths.automations

const words: Record<Kind, Words> = {
  order_confirmed: (p) => ({ title: `${order(p)} confirmado`, detail: money(p), to: paths.orders }),
  payment_waiting: (p) => ({ title: `${order(p)}: falta o pagamento`, detail: money(p), to: paths.orders }),
  order_paid: (p) => ({ title: `${order(p)}: pagamento recebido`, detail: money(p), to: paths.orders }),
  order_shipped: (p) => ({
    title: `${order(p)} a caminho`,
    detail: [p.text('carrier'), p.text('tracking_code')].filter(Boolean).join(' · '),
    to: paths.orders,
  }),
  order_delivered: (p) => ({
    title: `${order(p)} entregue`,
    detail: p.with('received_by', (name) => `Recebido por ${name}`),
    to: paths.orders,
  }),
  order_withdrawn: (p) => ({
    title: `${order(p)} desfeito`,
    detail: 'O recibo está na página do pedido',
    to: orderPage(p),
  }),
  order_refunded: (p) => ({ title: `${order(p)}: dinheiro devolvido`, detail: '', to: orderPage(p) }),
  refund_account_missing: (p) => ({
    title: `${order(p)}: para qual conta devolvemos?`,
    detail: 'Informe a conta na página do pedido',
    to: orderPage(p),
  }),
  address_missing: (p) => ({
    title: `${order(p)}: onde entregamos?`,
    detail: 'Falta o endereço para embalar as garrafas',
    to: paths.orders,
  }),
  consultation_ready: (p) => ({ title: 'Consultoria pronta', detail: p.text('name'), to: report(p) }),
  review_ready: (p) => ({ title: 'A fazenda revisou o relatório', detail: p.text('name'), to: report(p) }),
  farm_question: (p) => ({ title: 'Pergunta da fazenda', detail: p.text('question'), to: report(p) }),
  age_contest_decided: (p) =>
    p.flag('verified')
      ? { title: 'A sua idade foi confirmada', detail: 'As garrafas estão liberadas', to: paths.shop }
      : {
          title: 'A sua idade não pôde ser confirmada',
          detail: 'Você pode verificar de novo',
          to: paths.age,
        },
  workshop_asked: (p) => ({
    title: `Workshop pedido: ${workshop(p)}`,
    detail: moment(p),
    to: paths.workshops,
  }),
  workshop_confirmed: (p) => ({
    title: `Confirmado: ${workshop(p)}`,
    detail: moment(p),
    to: paths.workshops,
  }),
  workshop_moved: (p) => ({ title: `Nova data: ${workshop(p)}`, detail: moment(p), to: paths.workshops }),
  workshop_cancelled: (p) => ({
    title: `Cancelado pela fazenda: ${workshop(p)}`,
    detail: p.text('reason'),
    to: paths.workshops,
  }),
  workshop_tomorrow: (p) => ({ title: `É amanhã: ${workshop(p)}`, detail: moment(p), to: paths.workshops }),
  credits_expiring: (p) => ({
    title: 'Créditos perto de vencer',
    detail: [
      p.with('credits', (credits) => formatCredits(Number(credits))),
      p.with('expires_on', (day) => `até ${formatDay(day)}`),
    ]
      .filter(Boolean)
      .join(' '),
    to: paths.automations,
  }),
  city_opened: (p) => ({ title: `Chegamos a ${p.text('city')}`, detail: '', to: paths.dashboard }),
  account_deleted: () => ({ title: 'Conta excluída', detail: '', to: paths.dashboard }),
  staff_new_order: (p) => ({
    title: `${order(p)} pago`,
    detail: [p.text('house'), money(p)].filter(Boolean).join(' · '),
    to: paths.farm,
  }),
  staff_new_review: (p) => ({
    title: 'Uma revisão foi pedida',
    detail: [p.text('house'), p.text('name')].filter(Boolean).join(' · '),
    to: paths.farm,
  }),
  staff_dispute: (p) => ({
    title: `Contestação no ${order(p).toLowerCase()}`,
    detail: [p.text('house'), money(p)].filter(Boolean).join(' · '),
    to: paths.farm,
  }),
  staff_age_contest: (p) => ({
    title: 'Contestação de idade',
    detail: p.text('house'),
    to: `${paths.farm}/idade`,
  }),
  staff_withdrawal: (p) => ({
    title: `Arrependimento no ${order(p).toLowerCase()}`,
    detail: [p.text('house'), money(p)].filter(Boolean).join(' · '),
    to: paths.farm,
  }),
}

/** What a notification says behind the bell, and where it leads. */
export function describeNotification(kind: Kind, payload: unknown): NotificationWords {
  return words[kind](new Payload(payload))
}
