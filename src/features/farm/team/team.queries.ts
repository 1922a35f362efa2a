import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'
import type { StaffRole } from '@/data/tables/staff-members'
import { toPage } from '../pages'

export type Member = Pick<
  Row<'staff_members'>,
  'user_id' | 'name' | 'email' | 'role' | 'active' | 'created_at'
>

/** Everybody who is or was in the team: those with access first, by name. */
export function teamQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'staff_members', 'team'),
    queryFn: async (): Promise<Member[]> =>
      unwrap(
        await supabase
          .from('staff_members')
          .select('user_id, name, email, role, active, created_at')
          .order('active', { ascending: false })
          .order('name')
          .order('user_id'),
      ),
  })
}

export async function addMember(member: { email: string; name: string; role: StaffRole }): Promise<void> {
  unwrap(
    await supabase.rpc('add_team_member', {
      p_email: member.email,
      p_name: member.name,
      p_role: member.role,
    }),
  )
}

export async function changeMember(change: {
  userId: string
  role: StaffRole
  active: boolean
  reason?: string
}): Promise<void> {
  unwrap(
    await supabase.rpc('change_team_member', {
      p_user_id: change.userId,
      p_role: change.role,
      p_active: change.active,
      ...(change.reason !== undefined && { p_reason: change.reason }),
    }),
  )
}

export type AuditRow = Pick<
  Row<'staff_audit'>,
  | 'id'
  | 'actor_name'
  | 'action'
  | 'subject_table'
  | 'subject_id'
  | 'before'
  | 'after'
  | 'reason'
  | 'created_at'
> & { restaurant: { id: string; name: string } | null }

export type AuditFilter = {
  /** A member's id, `command-line`, or empty for everybody. */
  actor: string
  /** A table, or empty for all. */
  subject: string
}

const perPage = 25

/** Prefix of every list of the audit. */
export const auditKey = (userId: string) => userKey(userId, 'staff_audit')

/** What the staff did, newest first. */
export function auditQuery(userId: string, { actor, subject }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: userKey(userId, 'staff_audit', actor, subject),
    queryFn: async ({ pageParam }) => {
      let read = supabase
        .from('staff_audit')
        .select(
          'id, actor_name, action, subject_table, subject_id, before, after, reason, created_at, restaurant:restaurants(id, name)',
        )
      if (actor === 'command-line') read = read.is('actor_id', null)
      else if (actor) read = read.eq('actor_id', actor)
      if (subject) read = read.eq('subject_table', subject)
      const rows: AuditRow[] = unwrap(
        await read.order('id', { ascending: false }).range(pageParam, pageParam + perPage),
      )
      return toPage(rows, pageParam, perPage)
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}
