import type { SupabaseClient } from '@supabase/supabase-js'
import { legalVersions } from '../../../src/config/legal-versions.ts'
import type { Database } from '../../functions/_shared/database.types.ts'

/** The demo owner. Exists in local stacks only. */
export const demoLogin = { email: 'demo@engenho48.com.br', password: 'Engenho48' }

/** The demo staff of the farm, with the owner's password. */
export const demoStaff = [
  { email: 'gerencia@engenho48.com.br', role: 'manager', name: 'Rosa Lima' },
  { email: 'pedidos@engenho48.com.br', role: 'fulfilment', name: 'Davi Moura' },
  { email: 'consultoria@engenho48.com.br', role: 'consultant', name: 'Lia Sampaio' },
] as const

export type Client = SupabaseClient<Database>

type Inserted<Table extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Table]['Insert']

export interface DemoOwner {
  login: { email: string; password: string }
  restaurant: Omit<Inserted<'restaurants'>, 'user_id' | 'contact_email'>
  /** Null for a house that has not given one. */
  address: Omit<Inserted<'delivery_addresses'>, 'restaurant_id'> | null
}

export const botecoDaPraia: DemoOwner = {
  login: demoLogin,
  restaurant: {
    name: 'Boteco da Praia',
    cnpj: '11222333000181',
    contact_name: 'Joana Alencar',
    contact_phone: '85988887777',
    address: 'Rua dos Tabajaras, 480',
    city: 'Fortaleza',
    state: 'Ceará',
    restaurant_type: 'bar',
  },
  address: {
    recipient: 'Joana Alencar',
    phone: '85988887777',
    postal_code: '60165240',
    street: 'Rua dos Tabajaras',
    number: '480',
    district: 'Praia de Iracema',
    city: 'Fortaleza',
    state: 'Ceará',
    reference: 'Esquina com a Rua Pacajus',
    receiving_hours: 'Todos os dias, das 15h às 18h',
  },
}

/** Signs the demo people up as a browser would, unless they exist. `service` has the secret key. */
export async function ensureDemoPeople(client: Client, service: Client): Promise<void> {
  await signUpOwner(client, botecoDaPraia)
  for (const member of demoStaff) await ensureStaff(client, service, member)
}

/**
 * Signs an owner up with their restaurant, as the screens do.
 * @returns false when they exist already
 */
export async function signUpOwner(
  client: Client,
  { login, restaurant, address }: DemoOwner,
): Promise<boolean> {
  if (!(await client.auth.signInWithPassword(login)).error) return false
  const { data, error } = await client.auth.signUp({
    ...login,
    options: { data: { legal_versions: legalVersions } },
  })
  if (error || !data.user) throw new Error(`${login.email} could not be created: ${error?.message}`)
  const { data: row, error: refused } = await client
    .from('restaurants')
    .insert({ user_id: data.user.id, contact_email: login.email, ...restaurant })
    .select('id')
    .single()
  if (refused) throw new Error(`${restaurant.name} could not be created: ${refused.message}`)
  if (address) {
    await client
      .from('delivery_addresses')
      .insert({ restaurant_id: row.id, ...address })
      .throwOnError()
  }
  return true
}

async function ensureStaff(
  client: Client,
  service: Client,
  { email, role, name }: (typeof demoStaff)[number],
): Promise<void> {
  const { error: signUpError } = await client.auth.signUp({ email, password: demoLogin.password })
  if (signUpError && signUpError.code !== 'user_already_exists')
    throw new Error(`The demo staff could not be created: ${signUpError.message}`)
  const { error } = await service.rpc('add_staff_member', { p_email: email, p_role: role, p_name: name })
  if (error) throw new Error(`The demo staff could not be created: ${error.message}`)
}
