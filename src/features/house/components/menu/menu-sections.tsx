import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { rowGrid } from './item-row'
import { sectionOf } from './use-menu-filter'

interface MenuSectionsProps {
  items: readonly MenuItemRow[]
  /** Returns an `li`. */
  renderItem: (item: MenuItemRow) => ReactNode
}

export function MenuSections({ items, renderItem }: MenuSectionsProps) {
  return (
    <>
      <div
        aria-hidden="true"
        className={cx('hidden border-line-strong border-b-[1.5px] px-2 py-2 font-semibold text-sm', rowGrid)}
      >
        <span className="col-start-2">Item</span>
        <span>Tamanho</span>
        <span className="pr-2.5 text-right">Preço</span>
        <span className="pr-2.5 text-right">Custo</span>
      </div>
      {groupsOf(items).map(([name, group]) => (
        <section key={name} aria-label={name}>
          <h2 className="mt-6 mb-2 text-subheading">{name}</h2>
          <ul className="flex flex-col gap-2 @3xl:gap-0">{group.map(renderItem)}</ul>
        </section>
      ))}
    </>
  )
}

interface NoMatchesProps {
  /** True when the list is filtered for a missing field and no item lacks it. */
  complete: boolean
  onShowAll: () => void
}

export function NoMatches({ complete, onShowAll }: NoMatchesProps) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-8 text-center">
      <p className="font-semibold">{complete ? 'Tudo preenchido por aqui' : 'Nenhum item assim'}</p>
      <Button className="mt-3" size="sm" variant="secondary" onClick={onShowAll}>
        Ver o cardápio inteiro
      </Button>
    </div>
  )
}

/** Groups items by section, in the order in which sections first appear. */
function groupsOf(items: readonly MenuItemRow[]): [string, MenuItemRow[]][] {
  const groups = new Map<string, MenuItemRow[]>()
  for (const item of items) {
    const name = sectionOf(item)
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  return [...groups]
}
