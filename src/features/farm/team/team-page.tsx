import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { PageHeader } from '@/ui/page-header'
import { ResponsiveTable } from '@/ui/responsive-table'
import { Section } from '@/ui/section'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'
import { roleNames } from '../role-names'
import { AccessDialog } from './components/access-dialog'
import { AddMemberDialog } from './components/add-member-dialog'
import { AuditSection } from './components/audit-section'
import { RoleDialog } from './components/role-dialog'
import { auditKey, type Member, teamQuery } from './team.queries'

type Doing = { what: 'role' | 'access'; member: Member }

/** Who works at the farm, as what, and what they did. */
export default function TeamPage() {
  const { user } = useOwner()
  const client = useQueryClient()
  const team = useQuery(teamQuery(user.id))
  const [doing, setDoing] = useState<Doing | null>(null)
  const done = () => {
    void client.invalidateQueries({ queryKey: teamQuery(user.id).queryKey })
    void client.invalidateQueries({ queryKey: auditKey(user.id) })
  }
  const close = () => setDoing(null)
  const memberFor = (what: Doing['what']) => (doing?.what === what ? doing.member : null)
  return (
    <>
      <PageHeader
        title="Equipe"
        description="Quem entra na fazenda, com que papel, e o que cada pessoa fez."
        actions={
          <AddMemberDialog
            onDone={done}
            trigger={<Button icon={<UserPlus aria-hidden size={18} />}>Incluir pessoa</Button>}
          />
        }
      />
      <Section kind="inner" title="Pessoas">
        {team.isPending && (
          <LoadingRegion label="Carregando a equipe" className="flex flex-col gap-3">
            <Skeleton className="h-44 sm:h-16" />
            <Skeleton className="h-44 sm:h-16" />
          </LoadingRegion>
        )}
        {team.data && (
          <ResponsiveTable
            caption="A equipe, por nome"
            hideCaption
            headers={['Pessoa', 'Papel', 'Acesso', 'Desde', 'Ações']}
            rows={team.data.map((member) => ({
              key: member.user_id,
              cells: [
                <span key="name" className="block">
                  {member.name}
                  <span className="block break-all font-normal text-fg-muted text-sm">{member.email}</span>
                </span>,
                roleNames[member.role],
                <Badge key="active" tone={member.active ? 'green' : 'neutral'}>
                  {member.active ? 'Ativo' : 'Desativado'}
                </Badge>,
                formatDate(member.created_at),
                member.user_id === user.id ? (
                  <span key="self" className="text-fg-muted">
                    Você
                  </span>
                ) : (
                  <span key="actions" className="flex flex-wrap gap-2 max-sm:justify-end">
                    {member.active && (
                      <Button
                        size="sm"
                        variant="secondary"
                        onClick={() => setDoing({ what: 'role', member })}
                      >
                        Mudar papel<span className="sr-only"> de {member.name}</span>
                      </Button>
                    )}
                    <Button size="sm" variant="ghost" onClick={() => setDoing({ what: 'access', member })}>
                      {member.active ? 'Desativar' : 'Reativar'}
                      <span className="sr-only"> {member.name}</span>
                    </Button>
                  </span>
                ),
              ],
            }))}
          />
        )}
        {team.isError && (
          <ErrorState
            title="Não conseguimos carregar a equipe"
            message="Verifique a conexão e tente outra vez."
            onRetry={() => void team.refetch()}
            retrying={team.isFetching}
          />
        )}
      </Section>
      <AuditSection members={team.data ?? []} />
      <RoleDialog member={memberFor('role')} onClose={close} onDone={done} />
      <AccessDialog member={memberFor('access')} onClose={close} onDone={done} />
    </>
  )
}
