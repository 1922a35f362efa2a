/**
 * The history of three demo houses, made by the calls of the product's own screens: checkout function, Stripe's events,
 * staff functions, consultations. Only their dates are moved afterwards, because the clock shows today.
 */
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../functions/_shared/database.types.ts'
import { verifyOwner } from '../age/verify-owner.ts'
import { bistroDuna, trailerMare } from './houses.ts'
import { moveAchievements, moveAges, moveRequest } from './move-dates.ts'
import { botecoDaPraia, type Client, type DemoOwner, demoLogin, demoStaff, signUpOwner } from './people.ts'
import { buy, dispute, type Live, refund, type Stack } from './purchases.ts'
import { askForReview } from './reviews.ts'
import { bookWorkshop } from './workshops.ts'

/** Writes the history unless it exists. Returns whether it wrote. */
export async function writeHistory(stack: Stack): Promise<boolean> {
  const duna = await signedIn(stack, bistroDuna)
  if (!duna) return false
  const mare = await signedIn(stack, trailerMare)
  const boteco = await signedIn(stack, botecoDaPraia)
  const [packer, consultant] = await Promise.all(demoStaff.slice(1).map((member) => asStaff(stack, member)))
  if (!packer || !consultant) throw new Error('a demo member of staff is missing')
  if (!mare || !boteco) throw new Error('a demo owner is missing')

  const live = { stack, packer }
  await fillShelves(packer)
  // The trailer has bought only a package, so its age is not verified yet.
  for (const owner of [duna, boteco]) await verifyOwner(owner, stack)

  await buy(live, duna, 350, 'professional', { until: 'delivered' })
  await consult(live, duna, 340, 'drink_creation', drinksOf('Bistrô'))
  await buy(live, boteco, 345, 'starter', { until: 'delivered' })
  await buy(live, boteco, 172, 'starter', { until: 'delivered' })
  // Paid with the oldest credits, whose rest is about to expire.
  const drinks = await consult(live, boteco, 165, 'drink_creation', drinksOf('Boteco ou bar de bairro'))
  await askForReview(stack.run, boteco, consultant, drinks, {
    hoursAgo: 164 * 24,
    wish: 'Os preços cabem na Praia de Iracema?',
    remark: 'Cabem. Comecem pelos três primeiros: usam o mesmo xarope de caju e saem mais rápido do balcão.',
  })
  await buy(live, boteco, 110, 'professional', { method: 'boleto', until: 'delivered' })
  await consult(live, boteco, 96, 'competitor_analysis', {
    competitors:
      'Bar do Tonho: caipirinha R$ 15,00, cerveja 600 ml R$ 13, torresmo R$ 35\nBoteco Mucuripe: caipirinha 18, cerveja 600 ml 14, torresmo 38',
  })
  await bookWorkshop(stack.run, boteco, packer, {
    type: 'drink_creation',
    inDays: -75,
    farm: 'holds',
    notes: 'Equipe de 6 pessoas',
  })
  await refund(live, await buy(live, duna, 60, 'business'))
  await buy(live, boteco, 45, 'carvalho', { quantity: 12, until: 'delivered' })
  await consult(live, boteco, 30, 'content_generation', {
    brand_style: ['Descontraída'],
    content_focus: ['Drinks autorais', 'Pratos da casa'],
    posting_frequency: '3-4 vezes por semana',
  })
  await dispute(live, await buy(live, duna, 28, 'alambique', { quantity: 6, until: 'delivered' }))
  await buy(live, duna, 24, 'carvalho', { quantity: 3, until: 'returned' })
  await bookWorkshop(stack.run, duna, packer, { type: 'guided_tasting', inDays: -17, farm: 'cancels' })
  await buy(live, boteco, 6, 'business', { until: 'shipped' })
  await buy(live, mare, 10, 'starter', { method: 'boleto', settle: 'boleto-expired' })
  await buy(live, mare, 6, 'professional', { settle: 'expire' })
  await buy(live, mare, 3, 'starter')
  await buy(live, duna, 2, 'premium', { until: 'packed' })
  await buy(live, boteco, 1, 'alambique', { quantity: 6 })
  await buy(live, boteco, 0, 'starter', { method: 'boleto', settle: 'wait' })
  const carta = await consult(live, boteco, 1, 'drink_creation', drinksOf('Boteco ou bar de bairro'))
  await askForReview(stack.run, boteco, consultant, carta, {
    hoursAgo: 20,
    wish: 'Queremos trocar a carta antes do réveillon. O que vocês tirariam?',
  })
  await bookWorkshop(stack.run, boteco, packer, {
    type: 'guided_tasting',
    inDays: 4,
    farm: 'confirms',
    notes: 'Clientes da casa, 12 lugares',
  })
  await bookWorkshop(stack.run, mare, packer, { type: 'team_training', inDays: 9 })
  await bookWorkshop(stack.run, duna, packer, { type: 'guided_tasting', inDays: 12, farm: 'proposes' })
  await moveAchievements(stack.run)
  await moveAges(stack.run)
  return true
}

const connect = ({ apiUrl, publishableKey }: Stack): Client =>
  createClient<Database>(apiUrl, publishableKey, { auth: { persistSession: false } })

/** Signs an owner up and in; null for a house that already has its history. */
async function signedIn(stack: Stack, owner: DemoOwner): Promise<Client | null> {
  const client = connect(stack)
  const isNew = await signUpOwner(client, owner)
  return isNew || owner === botecoDaPraia ? client : null
}

async function asStaff(stack: Stack, { email }: (typeof demoStaff)[number]): Promise<Client> {
  const client = connect(stack)
  const { error } = await client.auth.signInWithPassword({ email, password: demoLogin.password })
  if (error) throw new Error(`${email} could not sign in: ${error.message}`)
  return client
}

async function fillShelves(packer: Client): Promise<void> {
  const { data: bottles } = await packer.from('products').select('id').eq('kind', 'bottle').throwOnError()
  for (const { id } of bottles) {
    for (const [lot, bottledOn, quantity] of [
      ['2025-11', '2025-11-12', 60],
      ['2026-06', '2026-06-18', 90],
    ] as const) {
      await packer
        .rpc('put_bottle_lot', {
          p_product_id: id,
          p_lot_number: `${id.split('-')[1]?.slice(0, 3).toUpperCase()}-${lot}`,
          p_bottled_on: bottledOn,
          p_quantity: quantity,
        })
        .throwOnError()
    }
  }
}

type Answers = Record<string, string | string[]>

const drinksOf = (kind: string): Answers => ({
  establishment_info: [kind],
  target_audience: ['Casais', 'Grupos de amigos'],
  equipment: ['Coqueteleira', 'Dosador', 'Pilão ou macerador'],
  preferences: 'No máximo 26 reais por drink, só 6 drinks. Sem lactose, prefiro caju.',
})

/** Requests a consultation as an owner, `daysAgo`, waits for its results and returns its id. */
async function consult(
  { stack }: Live,
  owner: Client,
  daysAgo: number,
  type: Database['public']['Enums']['automation_type'],
  answers: Answers,
): Promise<string> {
  const { data: automation } = await owner
    .from('automations_catalog')
    .select('id')
    .eq('type', type)
    .single()
    .throwOnError()
  const { data: house } = await owner.from('restaurants').select('id').single().throwOnError()
  const { data: request } = await owner
    .from('automation_requests')
    .insert({ restaurant_id: house.id, automation_id: automation.id, input_data: answers })
    .select('id')
    .single()
    .throwOnError()
  const { error } = await owner.functions.invoke('process-automation', { body: { request_id: request.id } })
  if (error) throw new Error(`the demo's ${type} failed: ${await reasonOf(error)}`)
  await moveRequest(stack.run, request.id, daysAgo)
  return request.id
}

/** The function's own message, if it answered. */
const reasonOf = async (error: Error & { context?: unknown }): Promise<string> =>
  error.context instanceof Response ? await error.context.text() : error.message
