import { demoStaff } from './demo/people.ts'
import type { LocalStatus } from './state.ts'

/** Prints addresses and keys, like `supabase status`. */
export function printStatus(status: LocalStatus): void {
  const rows: [string, string][] = [
    ['App', status.app_url],
    ['API', status.api_url],
    ['Functions', status.functions_url],
    ['Mailbox', status.mailbox_url],
    ['Stripe stand-in', status.stripe_url],
    ['Age stand-in', status.age_url],
    ['Invoice stand-in', status.fiscal_url],
    ['Publishable key', status.publishable_key],
    ['Secret key', status.secret_key],
    ['Stripe webhook secret', status.stripe_webhook_secret],
    ['Demo owner', `${status.demo_email} / ${status.demo_password}`],
    ...demoStaff.map(({ email, role }): [string, string] => [
      `Demo ${role}`,
      `${email} / ${status.demo_password}`,
    ]),
  ]
  console.log(`\nEngenho 48 is up.\n`)
  for (const [name, value] of rows) console.log(`${name.padStart(22)}: ${value}`)
  console.log('\nCtrl-C stops everything.\n')
}
