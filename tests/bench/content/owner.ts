/** The owner whose pages the bench opens: with credits, orders and a completed consultation. */
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { legalVersions } from '../../../src/config/legal-versions.ts'
import type { Database } from '../../../src/data/database.types.ts'
import { goldenAnswers } from '../../../supabase/functions/_shared/consulting/golden/golden.ts'
import type { PublicStatus } from '../../../supabase/local/state.ts'
import { randomCnpj } from '../../support/cnpj.ts'

const paidSessions = async (status: PublicStatus): Promise<{ id: string; client_reference_id: string }[]> => {
  const response = await fetch(`${status.stripe_url}/_control/sessions`)
  return (await response.json()).sessions
}

/** Creates the owner and returns the browser's storage after their login. */
export async function createOwnerWithData(status: PublicStatus): Promise<[name: string, value: string][]> {
  const kept = new Map<string, string>()
  const client = createClient<Database>(status.api_url, status.publishable_key, {
    auth: {
      autoRefreshToken: false,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
  })
  const email = `bench.${randomUUID()}@exemplo.com`
  const { data, error } = await client.auth.signUp({
    email,
    password: 'Segredo123',
    options: { data: { legal_versions: legalVersions } },
  })
  if (error) throw error
  const { data: restaurant } = await client
    .from('restaurants')
    .insert({
      user_id: data.user?.id ?? '',
      name: 'Bar da Ana',
      cnpj: randomCnpj(),
      contact_name: 'Ana Alencar',
      contact_email: email,
      contact_phone: '85988887777',
      city: 'Fortaleza',
      state: 'Ceará',
      restaurant_type: 'bar',
    })
    .select('id')
    .single()
    .throwOnError()

  const checkout = await client.functions.invoke('stripe-checkout', {
    body: {
      price_id: 'price_pacote_iniciante',
      mode: 'payment',
      success_url: `${status.app_url}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${status.app_url}/shop`,
    },
  })
  if (checkout.error) throw new Error(await checkout.error.context.text())
  const { data: order } = await client.from('orders').select('id').single().throwOnError()
  const session = (await paidSessions(status)).find((one) => one.client_reference_id === order.id)
  await fetch(`${status.stripe_url}/_control/sessions/${session?.id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'card' }),
  })
  for (let tries = 0; ; tries += 1) {
    const { data: house } = await client
      .from('restaurants')
      .select('consulting_credit_balance')
      .single()
      .throwOnError()
    if (house.consulting_credit_balance === 220) break
    if (tries > 50) throw new Error('the credits did not arrive')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }

  const [answers] = Object.values(await goldenAnswers('drink_creation'))
  const { data: automation } = await client
    .from('automations_catalog')
    .select('id')
    .eq('type', 'drink_creation')
    .single()
    .throwOnError()
  const { data: request } = await client
    .from('automation_requests')
    .insert({
      restaurant_id: restaurant.id,
      automation_id: automation.id,
      credits_used: 200,
      status: 'processing',
      client_request_id: randomUUID(),
      input_data: JSON.parse(JSON.stringify(answers)),
    })
    .select('id')
    .single()
    .throwOnError()
  const processed = await client.functions.invoke('process-automation', { body: { request_id: request.id } })
  if (processed.error) throw new Error(await processed.error.context.text())

  const service = createClient<Database>(status.api_url, status.secret_key, {
    auth: { persistSession: false },
  })
  await service
    .from('orders')
    .insert(
      Array.from({ length: 6 }, (_, n) => ({
        restaurant_id: restaurant.id,
        status: 'delivered' as const,
        invoice_amount: 100 + n,
        created_at: new Date(Date.UTC(2026, 9, 1 + n)).toISOString(),
      })),
    )
    .throwOnError()
  return [
    ...kept,
    ['age_verified', 'true'],
    ['verification_date', new Date().toISOString()],
    ['cookieConsent', JSON.stringify(refusedCookies)],
  ]
}

const refusedCookies = {
  categories: ['necessary'],
  revision: 0,
  data: null,
  consentId: '00000000-0000-4000-8000-000000000000',
  consentTimestamp: '2026-11-01T12:00:00.000Z',
  lastConsentTimestamp: '2026-11-01T12:00:00.000Z',
  languageCode: 'pt-BR',
  services: { necessary: [], statistics: [] },
  expirationTime: Date.parse('2099-01-01'),
}
