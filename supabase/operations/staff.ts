/**
 * `npm run staff -- add EMAIL --role manager [--name "Rosa Lima"]`: makes an existing account a member of the farm's
 * staff, or changes the role of one. Further members are added in the app, under /fazenda/equipe.
 *
 * Reads SUPABASE_URL and SUPABASE_SECRET_KEY, or a local stack's file (STACK_STATUS).
 */
import { parseArgs } from 'node:util'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../functions/_shared/database.types.ts'
import { readTarget, required } from './target.ts'

const roles = [
  'manager',
  'fulfilment',
  'consultant',
] as const satisfies readonly Database['public']['Enums']['staff_role'][]

const usage = `npm run staff -- add EMAIL --role ${roles.join('|')} [--name "Name"]`

const explained: Readonly<Record<string, string>> = {
  account_not_found: 'No account has this e-mail. Create it on /auth first, without a restaurant.',
  owner_is_no_staff: 'This account owns a restaurant. Staff need an account of their own.',
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, name: { type: 'string' } },
  })
  const [command, email] = positionals
  const role = roles.find((known) => known === values.role)
  if (command !== 'add' || !email || !role) throw new Error(usage)

  const target = await readTarget(process.env)
  const service = createClient<Database>(
    required(target, 'SUPABASE_URL'),
    required(target, 'SUPABASE_SECRET_KEY'),
    { auth: { persistSession: false } },
  )
  const { error } = await service.rpc('add_staff_member', {
    p_email: email,
    p_role: role,
    ...(values.name !== undefined && { p_name: values.name }),
  })
  if (error) {
    const code = Object.keys(explained).find((known) => error.message.startsWith(`${known}:`))
    throw new Error((code && explained[code]) ?? error.message)
  }
  console.log(`${email} is now staff: ${role}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
