import { describe, expect, it } from 'vitest'
import { seller } from '../seller.ts'
import { isForStaff, type NotificationKind, notificationKinds } from './kinds.ts'
import { readLink, signLink } from './link.ts'
import type { Payloads } from './payloads.ts'
import { renderHtml, renderText } from './render.ts'
import { templates } from './templates.ts'

const order = {
  order_id: '3f0e0c5e-0000-4000-8000-000000000001',
  number: 1042,
  total: 1500,
  credits: 1830,
  items: [
    { name: 'Pacote Empresarial', quantity: 1, unit_price: 1500, bottle: false, included: false },
    { name: 'Cachaça <Prata> & Cia', quantity: 6, unit_price: 0, bottle: true, included: true },
  ],
  address: {
    recipient: 'Ana Lima',
    street: 'Avenida Beira Mar',
    number: '2500',
    complement: null,
    district: 'Meireles',
    city: 'Fortaleza',
    state: 'Ceará',
    postal_code: '60165121',
    receiving_hours: 'Terça a sábado, das 14h às 17h',
  },
}
const consultation = { request_id: 'r-1', name: 'Criação de drinks' }
const workshop = {
  workshop_id: 'w-1',
  name: null,
  type: 'guided_tasting',
  starts_at: '2026-11-24T18:00:00Z',
  credits: 200,
}

const withdrawn = {
  ...order,
  withdrawn_at: '2026-11-22T17:05:00Z',
  way: 'stripe' as const,
  withdrawal: {
    amount: 18.19,
    used_amount: 181.81,
    credits_back: 20,
    runs_back: 3,
    event_back: true,
    used: [
      { name: 'Criação de drinks', credits: 200, amount: 181.81 },
      { name: 'Redesign de Cardápio', credits: null, amount: 0 },
    ],
    bottles: [{ name: 'Cachaça Alambique', quantity: 3 }],
    bottles_way: 'not_sent' as const,
  },
}

const samples: { [Kind in NotificationKind]: Payloads[Kind] } = {
  order_confirmed: order,
  payment_waiting: order,
  order_paid: order,
  order_shipped: { ...order, carrier: 'Jadlog', tracking_code: 'BR123' },
  order_delivered: { ...order, received_by: 'Ana Lima' },
  order_withdrawn: withdrawn,
  order_refunded: withdrawn,
  refund_account_missing: { ...withdrawn, way: 'bank' },
  address_missing: { ...order, address: null },
  consultation_ready: consultation,
  review_ready: consultation,
  farm_question: { ...consultation, question: 'Quantos lugares tem o balcão?' },
  workshop_asked: workshop,
  workshop_confirmed: workshop,
  workshop_moved: { ...workshop, reason: 'A mestra de adega viaja na data pedida.' },
  workshop_cancelled: { ...workshop, reason: 'O alambique parou.' },
  workshop_tomorrow: workshop,
  credits_expiring: { days: 7, credits: 120, expires_on: '2026-11-29' },
  city_opened: { city: 'Sobral' },
  account_deleted: {},
  staff_new_order: {
    ...order,
    house: 'Boteco da Praia',
    contact_name: 'Joana Lima',
    contact_phone: '85988887777',
  },
  staff_new_review: {
    ...consultation,
    review_id: 'v-1',
    house: 'Boteco da Praia',
    due_at: workshop.starts_at,
  },
  staff_dispute: { order_id: order.order_id, number: 1042, total: 1500, house: 'Boteco da Praia' },
  staff_withdrawal: { ...withdrawn, house: 'Boteco da Praia' },
  age_contest_decided: { verified: true },
  staff_age_contest: { house: 'Boteco da Praia', contact_name: 'Ana', contact_phone: '85999990000' },
}

const kinds = Object.keys(notificationKinds) as NotificationKind[]
const siteUrl = 'https://engenho48.com.br'
const unsubscribeUrl = `${siteUrl}/descadastrar?token=x`

describe.each(kinds)('%s', (kind) => {
  const mail = templates[kind](samples[kind])
  const [html, plain] = [renderHtml, renderText].map((render) =>
    render(mail, { siteUrl, unsubscribeUrl, farmPhone: null }),
  )

  it('has a subject of one short line, and the same words in HTML and in text', () => {
    expect(mail.subject.length).toBeLessThanOrEqual(80)
    for (const body of [html, plain]) {
      expect(body).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date/)
      expect(body).toContain(mail.heading)
      expect(body).toContain(unsubscribeUrl)
    }
  })

  it('escapes what people wrote', () => {
    expect(html).not.toContain('<Prata>')
  })
})

it('a receipt names every line, what is included, and the total', () => {
  const plain = renderText(templates.order_confirmed(order), {
    siteUrl,
    unsubscribeUrl: null,
    farmPhone: null,
  })
  expect(plain).toContain('1 × Pacote Empresarial: R$\u00a01.500,00')
  expect(plain).toContain('6 × Cachaça <Prata> & Cia: incluso')
  expect(plain).toContain('Total: R$\u00a01.500,00')
  expect(plain).toContain('Fortaleza, Ceará, CEP 60165-121')
  expect(plain).not.toContain('descadastrar')
})

it('asks for the buyer’s age in the receipt while the bottles wait for it, and informs the farm', () => {
  const textOf = (mail: ReturnType<typeof templates.order_confirmed>) =>
    renderText(mail, { siteUrl, unsubscribeUrl: null, farmPhone: null })
  const waiting = { ...order, age_missing: true }
  for (const receipt of [templates.order_confirmed, templates.order_paid]) {
    expect(textOf(receipt(waiting))).toContain(`${siteUrl}/idade?pedido=${order.order_id}`)
    expect(textOf(receipt(order))).not.toContain('/idade')
  }
  const forStaff = textOf(templates.staff_new_order({ ...waiting, house: 'Boteco da Praia' }))
  expect(forStaff).toContain('A idade de quem comprou ainda não foi verificada')
  expect(forStaff).not.toContain('/idade')
})

it('a decided contest says what applies now and how to go on', () => {
  const textOf = (verified: boolean) =>
    renderText(templates.age_contest_decided({ verified }), {
      siteUrl,
      unsubscribeUrl: null,
      farmPhone: null,
    })
  expect(textOf(true)).toContain(`${siteUrl}/shop`)
  expect(textOf(false)).toContain(`${siteUrl}/idade`)
  expect(textOf(false)).toContain('não pôde confirmar')
})

it('the order comes with the contract: seller, price, credits, right of withdrawal with its link, and terms', () => {
  const plain = renderText(templates.order_confirmed(order), {
    siteUrl,
    unsubscribeUrl: null,
    farmPhone: null,
  })
  expect(plain).toContain(`Vendedor: ${seller.legalName}, CNPJ ${seller.cnpj}`)
  expect(plain).toContain('Pagamento único de R$\u00a01.500,00, sem renovação.')
  expect(plain).toContain('válidos por 12 meses')
  expect(plain).toContain('até 7 dias depois de receber')
  expect(plain).toContain(`${siteUrl}/pedidos/${order.order_id}`)
  expect(plain).toContain('Valem os Termos de Uso, versão 2, de 22/11/2026')
})

it('the receipt of a withdrawal says what is refunded, how, and what was used', () => {
  const plain = renderText(templates.order_withdrawn(withdrawn), {
    siteUrl,
    unsubscribeUrl: null,
    farmPhone: null,
  })
  expect(plain).toContain('Desfeito em: domingo, 22/11/2026, 14:05')
  expect(plain).toContain('Volta para você: R$\u00a018,19')
  expect(plain).toContain('1 × Criação de drinks (200 créditos): R$\u00a0181,81')
  expect(plain).toContain('20 créditos saíram do saldo.')
  expect(plain).toContain('As garrafas não serão enviadas.')
  const boleto = renderText(templates.order_withdrawn({ ...withdrawn, way: 'bank' }), {
    siteUrl,
    unsubscribeUrl: null,
    farmPhone: null,
  })
  expect(boleto).toContain('Informar a conta')
})

it('names a workshop that is not an automation, with its time in Fortaleza', () => {
  const plain = renderText(templates.workshop_confirmed(workshop), {
    siteUrl,
    unsubscribeUrl: null,
    farmPhone: null,
  })
  expect(plain).toContain('Degustação guiada')
  expect(plain).toContain('24/11/2026')
  expect(plain).toContain('15:00')
})

it.each([renderHtml, renderText])(
  'has a footer with a link to the farm’s WhatsApp and the subject, if there is a number',
  (render) => {
    const mail = templates.order_delivered(samples.order_delivered)
    const textOf = (farmPhone: string | null) => render(mail, { siteUrl, unsubscribeUrl, farmPhone })
    expect(textOf('(85) 98765-4321')).toContain('Fale com a fazenda pelo WhatsApp')
    expect(textOf('(85) 98765-4321')).toContain(
      `https://wa.me/5585987654321?text=${encodeURIComponent(`Olá! Recebi o e-mail “${mail.subject}” e`)}`,
    )
    expect(textOf(null)).not.toMatch(/WhatsApp|wa\.me/)
  },
)

it('distinguishes staff from other recipients', () => {
  expect(isForStaff('staff_new_order')).toBe(true)
  expect(isForStaff('order_shipped')).toBe(false)
})

it('gives staff a WhatsApp link to the person at the house, and none without a number', () => {
  const link = 'WhatsApp de Joana Lima: https://wa.me/5585988887777?text=Ol%C3%A1%2C%20Joana%20Lima!'
  const plain = (payload: unknown) =>
    renderText(templates.staff_new_order(payload), { siteUrl, unsubscribeUrl: null, farmPhone: null })
  expect(plain(samples.staff_new_order)).toContain(link)
  expect(plain({ ...order, house: 'Boteco da Praia', contact_phone: null })).not.toContain('wa.me')
})

it('refuses a payload that lacks a needed field, and names it', () => {
  expect(() => templates.order_shipped(order)).toThrow('payload lacks carrier')
})

describe('a signed link', () => {
  const id = '3f0e0c5e-0000-4000-8000-000000000001'

  it('is deterministic and can only be read with the same secret', async () => {
    const token = await signLink(id, 'secret')
    expect(await signLink(id, 'secret')).toBe(token)
    expect(await readLink(token, 'secret')).toBe(id)
    expect(await readLink(token, 'other')).toBeNull()
  })

  it('is invalid when any character differs', async () => {
    const token = await signLink(id, 'secret')
    for (let at = 0; at < token.length - 1; at++) {
      const other = token[at] === 'a' ? 'b' : 'a'
      expect(await readLink(token.slice(0, at) + other + token.slice(at + 1), 'secret')).toBeNull()
    }
  })
})
