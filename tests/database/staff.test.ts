import { randomUUID } from 'node:crypto'
import type { TransactionSql } from 'postgres'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  buy,
  createDatabase,
  createOwner,
  createStaff,
  joinWaitlist,
  type Owner,
  owner,
  type Role,
  requestAutomation,
  type StaffRole,
  saveAddress,
  server,
  verifyAge,
  visitor,
} from './support/database.ts'

const db = await createDatabase()
const roles = ['manager', 'fulfilment', 'consultant'] as const
const staff = {} as Record<StaffRole, { userId: string; email: string }>
let ana: Owner
let pretender: Owner
let dismissed: { userId: string }
let orderId: string

beforeAll(async () => {
  for (const role of roles) staff[role] = await createStaff(db, role)
  dismissed = await createStaff(db, 'fulfilment')
  await db.sql`update public.staff_members set active = false where user_id = ${dismissed.userId}`
  ana = await createOwner(db)
  pretender = await createOwner(db)
  await db.sql`update auth.users set raw_user_meta_data = '{"staff": true, "role": "manager"}' where id = ${pretender.userId}`
  await saveAddress(db, ana)
  await verifyAge(db, ana)
  orderId = await buy(db, ana, 'price_pacote_empresarial')
  await requestAutomation(db, ana)
  await db.sql`insert into public.bottle_lots (product_id, lot_number, bottled_on, quantity)
    select id, 'L1', '2026-01-10', 100 from public.products where kind = 'bottle'`
})

const strangers: [string, () => Role][] = [
  ['an owner', () => owner(ana)],
  ['an owner whose metadata says staff', () => owner(pretender)],
  ['a deactivated member', () => owner(dismissed)],
]

/**
 * Every function of the API that staff call: an example call, which roles may make it, and how it answers them. The
 * calls name nothing that exists, so a member gets past the role check and no further.
 */
const nobody = '00000000-0000-4000-8000-000000000000'
const functions: Record<string, { call: string; allowed: readonly StaffRole[]; answer: RegExp }> = {
  pack_order: {
    call: `select public.pack_order('${nobody}', 1)`,
    allowed: ['manager', 'fulfilment'],
    answer: /order_not_found/,
  },
  unpack_order: {
    call: `select public.unpack_order('${nobody}', 1, 'engano')`,
    allowed: ['manager', 'fulfilment'],
    answer: /order_not_found/,
  },
  ship_order: {
    call: `select public.ship_order('${nobody}', 1, 'Motoboy', 'X')`,
    allowed: ['manager', 'fulfilment'],
    answer: /order_not_found/,
  },
  deliver_order: {
    call: `select public.deliver_order('${nobody}', 1, 'Ana', true)`,
    allowed: ['manager', 'fulfilment'],
    answer: /order_not_found/,
  },
  return_order: {
    call: `select public.return_order('${nobody}', 1, 'quebrou', false)`,
    allowed: ['manager', 'fulfilment'],
    answer: /order_not_found/,
  },
  hold_order: {
    call: `select public.hold_order('${nobody}', 1, 'confirmar endereço')`,
    allowed: ['manager', 'fulfilment'],
    answer: /order_not_found/,
  },
  release_order: {
    call: `select public.release_order('${nobody}', 1)`,
    allowed: ['manager', 'fulfilment'],
    answer: /order_not_found/,
  },
  retry_fiscal_document: {
    call: `select public.retry_fiscal_document('${nobody}')`,
    allowed: ['manager', 'fulfilment'],
    answer: /document_not_found/,
  },
  issue_fiscal_documents: {
    call: `select public.issue_fiscal_documents('${nobody}')`,
    allowed: ['manager', 'fulfilment'],
    answer: /order_not_found/,
  },
  mark_refund_paid: {
    call: `select public.mark_refund_paid('${nobody}', 1, 'Transferência')`,
    allowed: ['manager'],
    answer: /order_not_found/,
  },
  put_bottle_lot: {
    call: `select public.put_bottle_lot('vinho', 'L1', '2026-01-01', 1)`,
    allowed: ['manager', 'fulfilment'],
    answer: /bottle_not_found/,
  },
  give_courtesy: {
    call: `select public.give_courtesy('${nobody}', 10, 'atraso', gen_random_uuid())`,
    allowed: ['manager'],
    answer: /restaurant_not_found/,
  },
  close_flag: {
    call: `select public.close_flag('${nobody}', 'resolvido')`,
    allowed: ['manager', 'fulfilment'],
    answer: /flag_not_found/,
  },
  decide_age_contest: {
    call: `select public.decide_age_contest('${nobody}', true, 'RG conferido por vídeo')`,
    allowed: ['manager'],
    answer: /contest_not_found/,
  },
  confirm_workshop: {
    call: `select public.confirm_workshop('${nobody}', 1)`,
    allowed: ['manager', 'fulfilment', 'consultant'],
    answer: /workshop_not_found/,
  },
  propose_workshop_time: {
    call: `select public.propose_workshop_time('${nobody}', 1, now() + interval '9 days', null)`,
    allowed: ['manager', 'fulfilment', 'consultant'],
    answer: /workshop_not_found/,
  },
  set_workshop_duration: {
    call: `select public.set_workshop_duration('${nobody}', 1, 60)`,
    allowed: ['manager', 'fulfilment', 'consultant'],
    answer: /workshop_not_found/,
  },
  mark_workshop_held: {
    call: `select public.mark_workshop_held('${nobody}', 1, 'Rosa')`,
    allowed: ['manager', 'fulfilment', 'consultant'],
    answer: /workshop_not_found/,
  },
  mark_no_show: {
    call: `select public.mark_no_show('${nobody}', 1, 'casa fechada')`,
    allowed: ['manager', 'fulfilment', 'consultant'],
    answer: /workshop_not_found/,
  },
  cancel_workshop: {
    call: `select public.cancel_workshop('${nobody}', 1, 'chuva')`,
    allowed: ['manager', 'fulfilment', 'consultant'],
    answer: /workshop_not_found/,
  },
  block_workshop_time: {
    call: `select public.block_workshop_time(now(), now(), 'feriado')`,
    allowed: ['manager', 'fulfilment', 'consultant'],
    answer: /block_invalid/,
  },
  unblock_workshop_time: {
    call: `select public.unblock_workshop_time('${nobody}')`,
    allowed: ['manager', 'fulfilment', 'consultant'],
    answer: /block_not_found/,
  },
  put_workshop_hours: {
    call: `select public.put_workshop_hours('[{"weekday": 9}]', '[]')`,
    allowed: ['manager'],
    answer: /hours_invalid/,
  },
  open_city: {
    call: `select public.open_city('natal', 'Recife', 'Pernambuco')`,
    allowed: ['manager'],
    answer: /place_invalid/,
  },
  close_city: {
    call: `select public.close_city('${nobody}', 'sem entregas')`,
    allowed: ['manager'],
    answer: /area_closed/,
  },
  export_contacts: {
    call: `select public.export_contacts('clientes')`,
    allowed: ['manager'],
    answer: /list_unknown/,
  },
  erase_contact: {
    call: `select public.erase_contact('ninguem@example.com')`,
    allowed: ['manager'],
    answer: /contact_not_found/,
  },
  add_house_note: {
    call: `select public.add_house_note('${nobody}', '${nobody}', 'Prefere a envelhecida')`,
    allowed: roles,
    answer: /restaurant_not_found/,
  },
  remove_house_note: {
    call: `select public.remove_house_note('${nobody}')`,
    allowed: roles,
    answer: /note_not_found/,
  },
  add_team_member: {
    call: `select public.add_team_member('ninguem@example.com', 'Ninguém', 'fulfilment')`,
    allowed: ['manager'],
    answer: /account_not_found/,
  },
  change_team_member: {
    call: `select public.change_team_member('${nobody}', 'fulfilment', false)`,
    allowed: ['manager'],
    answer: /member_not_found/,
  },
  take_review: {
    call: `select public.take_review('${nobody}', 1)`,
    allowed: ['manager', 'consultant'],
    answer: /review_not_found/,
  },
  ask_owner: {
    call: `select public.ask_owner('${nobody}', 1, 'Qual é a cachaça da casa?')`,
    allowed: ['manager', 'consultant'],
    answer: /review_not_found/,
  },
  add_remark: {
    call: `select public.add_remark('${nobody}', 1, 'Resumo', 'Bom.')`,
    allowed: ['manager', 'consultant'],
    answer: /review_not_found/,
  },
  remove_remark: {
    call: `select public.remove_remark('${nobody}', 1)`,
    allowed: ['manager', 'consultant'],
    answer: /remark_not_found/,
  },
  publish_version: {
    call: `select public.publish_version('${nobody}', 1)`,
    allowed: ['manager', 'consultant'],
    answer: /version_not_found/,
  },
  finish_review: {
    call: `select public.finish_review('${nobody}', 1)`,
    allowed: ['manager', 'consultant'],
    answer: /review_not_found/,
  },
}

/** Functions of the API that owners call. */
const ownerFunctions = [
  'answer_question',
  'answer_remark',
  'answer_workshop_proposal',
  'contest_age_verification',
  'dashboard_overview',
  'free_workshop_times',
  'move_workshop',
  'owner_summary',
  'preview_withdrawal',
  'request_review',
  'revoke_shared_report',
  'save_competitor',
  'save_menu',
  'share_report',
  'show_version',
  'withdraw_purchase',
]

/** What everybody may ask and say about their own account. */
const sessionFunctions = ['accept_legal_versions', 'begin_visit', 'lacks_second_factor']

test('this file covers every function that a signed-in user may call', async () => {
  const callable = await db.sql<{ name: string }[]>`
    select distinct p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
      and has_function_privilege('authenticated', p.oid, 'execute')
    order by 1`
  expect(callable.map(({ name }) => name)).toEqual(
    [...Object.keys(functions), ...ownerFunctions, ...sessionFunctions].sort(),
  )
})

describe.each(Object.entries(functions))('%s', (_name, { call, allowed, answer }) => {
  test.each(strangers)('refuses %s', async (_who, role) => {
    await expect(db.as(role(), (sql) => sql.unsafe(call))).rejects.toThrow('staff_only')
  })

  test('refuses a visitor', async () => {
    await expect(db.as(visitor, (sql) => sql.unsafe(call))).rejects.toThrow('permission denied')
  })

  test.each(roles)('answers a %s by their role', async (role) => {
    await expect(db.as(owner(staff[role]), (sql) => sql.unsafe(call))).rejects.toThrow(
      allowed.includes(role) ? answer : /staff_only/,
    )
  })
})

/** What each role reads of the houses; a table that is not in a role's list shows it nothing. */
const readable: Record<StaffRole, readonly string[]> = {
  manager: [
    'restaurants',
    'orders',
    'order_items',
    'order_addresses',
    'order_events',
    'bottle_lots',
    'workshops',
    'workshop_events',
    'workshop_hours',
    'automation_requests',
    'credit_transactions',
    'credit_lots',
    'staff_members',
    'farm_houses',
    'house_notes',
    'expansion_waitlist',
    'newsletter_subscribers',
    'waiting_people',
    'waiting_cities',
    'city_openings',
    'waitlist_invitations',
    'age_verifications',
  ],
  fulfilment: [
    'restaurants',
    'orders',
    'order_items',
    'order_addresses',
    'order_events',
    'bottle_lots',
    'workshops',
    'workshop_events',
    'workshop_hours',
    'staff_members',
    'farm_houses',
    'house_notes',
  ],
  consultant: [
    'restaurants',
    'workshops',
    'workshop_events',
    'workshop_hours',
    'automation_requests',
    'staff_members',
    'farm_houses',
    'house_notes',
  ],
}

beforeAll(async () => {
  await db.as(
    owner(ana),
    (sql) => sql`insert into public.workshops (restaurant_id, automation_type, scheduled_date)
      values (${ana.restaurantId}, 'guided_tasting', now() + interval '9 days')`,
  )
  await joinWaitlist(db, 'natal@example.com', 'Natal', 'Rio Grande do Norte')
  await db.as(
    visitor,
    (sql) => sql`insert into public.newsletter_subscribers (email) values ('n@example.com')`,
  )
  await db.as(owner(staff.manager), async (sql) => {
    await sql`select public.add_house_note(gen_random_uuid(), ${ana.restaurantId}, 'Prefere a envelhecida')`
    const [place] = await sql`select place from public.waiting_cities where city = 'Natal'`
    await sql`select public.open_city(${place?.place})`
  })
})

describe.each(roles)('a %s', (role) => {
  test.each(readable.manager)('reads %s as the role allows', async (table) => {
    const rows = await db.as(owner(staff[role]), (sql) => sql`select * from public.${sql(table)}`)
    if (readable[role].includes(table)) expect(rows.length).toBeGreaterThan(0)
    else expect(rows).toEqual([])
  })
})

test.each(strangers)('%s reads no other house and nothing of the farm', async (who, role) => {
  const read = (table: string) => db.as(role(), (sql) => sql`select * from public.${sql(table)}`)
  for (const table of [
    'bottle_lots',
    'order_fulfilments',
    'staff_audit',
    'staff_flags',
    'workshop_hours',
    'workshop_blocks',
    'house_notes',
    'farm_houses',
    'expansion_waitlist',
    'newsletter_subscribers',
    'waiting_people',
    'waiting_cities',
    'city_openings',
    'waitlist_invitations',
  ])
    expect(await read(table)).toEqual([])
  // Their own membership is theirs to see, active or not.
  expect(await read('staff_members')).toHaveLength(who === 'a deactivated member' ? 1 : 0)
  if (who !== 'an owner') expect(await read('orders')).toEqual([])
})

test.each([
  'staff_members',
  'staff_audit',
  'age_verifications',
  'order_fulfilments',
  'bottle_lots',
  'order_item_lots',
  'order_events',
  'workshop_events',
  'workshop_hours',
  'workshop_blocks',
  'house_notes',
  'city_openings',
  'waitlist_invitations',
])('%s is written by no client, not even a manager, nor with the service key', async (table) => {
  for (const who of [owner(staff.manager), owner(ana), visitor, server])
    await expect(db.as(who, (sql) => sql`delete from public.${sql(table)}`)).rejects.toThrow(
      'permission denied',
    )
})

test('nobody makes themselves staff', async () => {
  for (const who of [owner(ana), owner(staff.consultant)])
    await expect(
      db.as(
        who,
        (sql) => sql`insert into public.staff_members (user_id, name, email, role)
          values (${ana.userId}, 'Ana', 'ana@example.com', 'manager')`,
      ),
    ).rejects.toThrow('permission denied')
  await expect(
    db.as(owner(ana), (sql) => sql`select public.add_staff_member('ana@example.com', 'manager')`),
  ).rejects.toThrow('permission denied')
})

test('an owner is no staff, and staff own no restaurant', async () => {
  const [user] = await db.sql`select email from auth.users where id = ${ana.userId}`
  await expect(
    db.as(server, (sql) => sql`select public.add_staff_member(${user?.email}, 'manager')`),
  ).rejects.toThrow('owner_is_no_staff')
  await expect(
    db.as(
      owner(staff.fulfilment),
      (sql) => sql`insert into public.restaurants (user_id, name, cnpj)
        values (${staff.fulfilment.userId}, 'Bar', '11222333000181')`,
    ),
  ).rejects.toThrow('staff_owns_no_restaurant')
})

test('an unknown e-mail cannot be made staff', async () => {
  await expect(
    db.as(server, (sql) => sql`select public.add_staff_member('ninguem@example.com', 'manager')`),
  ).rejects.toThrow('account_not_found')
})

test('where the backend offers second factors, staff need one', async () => {
  const ask = async (sql: TransactionSql, aal: string) => {
    const claims = { sub: staff.manager.userId, role: 'authenticated', aal }
    await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    const [row] = await sql`select private.staff_role() as role, public.lacks_second_factor() as lacking`
    return [row?.role, row?.lacking]
  }
  const roles = await db.sql
    .begin(async (sql) => {
      // Control: this database has no auth.mfa_factors.
      const without = await ask(sql, 'aal1')
      await sql`create or replace function private.offers_second_factor() returns boolean
        language sql stable set search_path = '' as 'select true'`
      throw { without, one: await ask(sql, 'aal1'), two: await ask(sql, 'aal2') }
    })
    .catch((seen: unknown) => seen)
  expect(roles).toEqual({ without: ['manager', false], one: [null, true], two: ['manager', false] })
})

test('every change of the team is in the audit, which nobody rewrites', async () => {
  const rows = await db.as(
    owner(staff.manager),
    (sql) => sql`select actor_name, action, after ->> 'role' as role from public.staff_audit
      where subject_id = ${staff.consultant.userId}`,
  )
  expect([...rows]).toEqual([
    { actor_name: 'linha de comando', action: 'put_staff_member', role: 'consultant' },
  ])
  await expect(db.sql`update public.staff_audit set reason = 'x'`).rejects.toThrow('append_only')
  await expect(db.sql`delete from public.staff_audit`).rejects.toThrow('append_only')
  // Control: another role sees the audit of its own rooms alone.
  expect(
    await db.as(
      owner(staff.fulfilment),
      (sql) => sql`select * from public.staff_audit where subject_table = 'staff_members'`,
    ),
  ).toEqual([])
})

test('an order of another house stays invisible to an owner while staff see both', async () => {
  const seen = async (role: Role) =>
    (await db.as(role, (sql) => sql`select id from public.orders where id = ${orderId}`)).length
  expect(await seen(owner(staff.fulfilment))).toBe(1)
  expect(await seen(owner(ana))).toBe(1)
  expect(await seen(owner(pretender))).toBe(0)
  expect(await seen({ role: 'authenticated', userId: randomUUID() })).toBe(0)
})
