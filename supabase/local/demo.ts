import type { SupabaseClient } from '@supabase/supabase-js'

/** The demo owner. Exists in local stacks only. */
export const demoLogin = { email: 'demo@engenho48.com.br', password: 'Engenho48' }

/** Signs the demo owner up as a browser would, with a restaurant, unless they exist. */
export async function ensureDemoOwner(client: SupabaseClient): Promise<void> {
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
