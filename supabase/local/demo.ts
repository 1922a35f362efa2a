import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../functions/_shared/database.types.ts'

/** The demo owner. Exists in local stacks only. */
export const demoLogin = { email: 'demo@engenho48.com.br', password: 'Engenho48' }

/** The demo staff of the farm, with the owner's password. */
export const demoStaff = [
  { email: 'gerencia@engenho48.com.br', role: 'manager', name: 'Rosa Lima' },
  { email: 'pedidos@engenho48.com.br', role: 'fulfilment', name: 'Davi Moura' },
  { email: 'consultoria@engenho48.com.br', role: 'consultant', name: 'Lia Sampaio' },
] as const

type Client = SupabaseClient<Database>

/** Signs the demo people up as a browser would, unless they exist. `service` has the secret key. */
export async function ensureDemoPeople(client: Client, service: Client): Promise<void> {
  await ensureOwner(client)
  for (const member of demoStaff) await ensureStaff(client, service, member)
}

async function ensureOwner(client: Client): Promise<void> {
  if (!(await client.auth.signInWithPassword(demoLogin)).error) return
  const { data, error } = await client.auth.signUp(demoLogin)
  if (error || !data.user) throw new Error(`The demo owner could not be created: ${error?.message}`)
  const { data: restaurant, error: restaurantError } = await client
    .from('restaurants')
    .insert({
      user_id: data.user.id,
      name: 'Boteco da Praia',
      cnpj: '11222333000181',
      contact_name: 'Joana Alencar',
      contact_email: demoLogin.email,
      contact_phone: '85988887777',
      address: 'Rua dos Tabajaras, 480',
      city: 'Fortaleza',
      state: 'Ceará',
      restaurant_type: 'bar',
    })
    .select('id')
    .single()
  if (restaurantError) throw new Error(`The demo restaurant could not be created: ${restaurantError.message}`)
  const { error: addressError } = await client.from('delivery_addresses').insert({
    restaurant_id: restaurant.id,
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
  })
  if (addressError) throw new Error(`The demo address could not be created: ${addressError.message}`)
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
