import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/format/dates'
import { useOwner } from '@/session/session-context'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Section } from '@/ui/section'
import { SelectField } from '@/ui/select-field'
import { PagedList } from '../../components/paged-list'
import { roomAddress } from '../../room-address'
import { actionName, type Change, readChanges, subjectOf, subjectOptions } from '../audit-words'
import { type AuditFilter, type AuditRow, auditQuery, type Member } from '../team.queries'

/** Who did what, when, and what it changed. */
export function AuditSection({ members }: { members: readonly Member[] }) {
  const { user } = useOwner()
  const [filter, setFilter] = useState<AuditFilter>({ actor: '', subject: '' })
  const query = useInfiniteQuery(auditQuery(user.id, filter))
  const filtered = filter.actor !== '' || filter.subject !== ''
  return (
    <Section
      kind="inner"
      title="Registro"
      description="Tudo o que a equipe fez, do mais novo ao mais antigo. Ninguém pode mudar este registro."
    >
      <div className="mb-6 grid gap-4 sm:max-w-2xl sm:grid-cols-2">
        <SelectField
          label="Quem fez"
          placeholder="Todos"
          value={filter.actor}
          onChange={({ target }) => setFilter({ ...filter, actor: target.value })}
          options={[
            ...members.map(({ user_id, name }) => ({ value: user_id, label: name })),
            { value: 'command-line', label: 'Linha de comando' },
          ]}
        />
        <SelectField
          label="Sobre o quê"
          placeholder="Tudo"
          value={filter.subject}
          onChange={({ target }) => setFilter({ ...filter, subject: target.value })}
          options={subjectOptions}
        />
      </div>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        label="o registro"
        empty={
          <EmptyState
            headingLevel={3}
            title={filtered ? 'Nada com esses filtros' : 'Nada registrado ainda'}
            text={filtered ? 'Escolha outra pessoa ou outro assunto.' : undefined}
          />
        }
      >
        {(rows) => (
          <ol className="flex flex-col gap-3">
            {rows.map((row) => (
              <AuditCard key={row.id} row={row} />
            ))}
          </ol>
        )}
      </PagedList>
    </Section>
  )
}

function AuditCard({ row }: { row: AuditRow }) {
  const changes = readChanges(row.before, row.after)
  return (
    <Card as="li" padding="sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 break-words font-semibold">{actionName(row.action)}</p>
        <time dateTime={row.created_at} className="figures text-fg-muted text-sm">
          {formatDateTime(row.created_at)}
        </time>
      </div>
      <p className="break-words text-fg-muted text-sm">
        {row.actor_name}
        <About row={row} />
      </p>
      {changes.length > 0 && (
        <ul className="mt-2 flex flex-col gap-0.5">
          {changes.map((change) => (
            <ChangeLine key={change.field} change={change} />
          ))}
        </ul>
      )}
      {row.reason && <p className="mt-2 break-words">“{row.reason}”</p>}
    </Card>
  )
}

function About({ row }: { row: AuditRow }) {
  const look = 'inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-7'
  const subject = subjectOf(row)
  return (
    <>
      {subject && ` · ${subject}`}
      {row.restaurant && (
        <>
          {' · '}
          <Link className={look} to={roomAddress(`casas/${row.restaurant.id}`)}>
            {row.restaurant.name}
          </Link>
        </>
      )}
      {row.subject_table === 'orders' && (
        <>
          {' · '}
          <Link className={look} to={roomAddress(`pedidos/${row.subject_id}`)}>
            ver pedido
          </Link>
        </>
      )}
    </>
  )
}

function ChangeLine({ change: { field, before, after } }: { change: Change }) {
  return (
    <li className="break-words text-[0.9375rem]">
      <span className="text-fg-muted">{field}: </span>
      {before !== null && <del className="text-fg-muted">{before}</del>}
      {before !== null && <span aria-hidden="true"> → </span>}
      <ins className="font-semibold no-underline">{after ?? 'vazio'}</ins>
    </li>
  )
}
