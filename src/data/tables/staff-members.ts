import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Enums, type Row, supabase } from '../client/supabase'

export type StaffRole = Enums['staff_role']

/** The signed-in member of the farm's staff. */
export type StaffMember = Pick<Row<'staff_members'>, 'user_id' | 'name' | 'role'>

/** The user's own active membership, or null for everybody else. */
export function staffMemberQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'staff_members', 'own'),
    queryFn: async (): Promise<StaffMember | null> =>
      unwrap(
        await supabase
          .from('staff_members')
          .select('user_id, name, role')
          .eq('user_id', userId)
          .eq('active', true)
          .maybeSingle(),
      ),
  })
}
