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
  const { error: restaurantError } = await client.from('restaurants').insert({
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
  if (restaurantError) throw new Error(`The demo restaurant could not be created: ${restaurantError.message}`)
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
