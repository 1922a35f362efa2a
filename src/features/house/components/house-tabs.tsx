import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from '@/ui/cx'
import { type HouseTab, houseTabs } from '../completeness'

const labels: Record<HouseTab, string> = {
  cardapio: 'Cardápio',
  insumos: 'Insumos',
  casa: 'Balcão e cozinha',
  concorrentes: 'Concorrentes',
}

interface HouseTabsProps {
  current: HouseTab
  /** Shown beside each tab's name. */
  counts: Readonly<Record<HouseTab, number | null>>
  onChange: (tab: HouseTab) => void
}

/** The four parts of the house. Arrow keys move between them. */
export function HouseTabs({ current, counts, onChange }: HouseTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const at = houseTabs.indexOf(current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: houseTabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : houseTabs.at(to % houseTabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next)
    list.current?.querySelector<HTMLElement>(`#aba-${next}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Partes da casa"
      className="mb-6 grid grid-cols-2 gap-x-4 border-line sm:flex sm:flex-wrap sm:border-b-[1.5px]"
    >
      {houseTabs.map((tab) => (
        <button
          key={tab}
          id={`aba-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={`painel-${tab}`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChange(tab)}
          onKeyDown={move}
          className={cx(
            'flex min-h-12 items-center gap-2 border-b-[3px] px-1 text-left font-semibold sm:-mb-[1.5px]',
            tab === current
              ? 'border-accent text-fg'
              : 'border-line text-fg-muted hover:text-fg sm:border-transparent',
          )}
        >
          {labels[tab]}
          {counts[tab] !== null && counts[tab] > 0 && (
            <span className="figures rounded-full bg-tone-neutral px-2 font-normal text-sm text-tone-neutral-fg">
              {counts[tab]}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

interface HousePanelProps {
  tab: HouseTab
  current: HouseTab
  children: ReactNode
}

/** A part of the house. Stays mounted once opened, so that switching tabs keeps unsaved input. */
export function HousePanel({ tab, current, children }: HousePanelProps) {
  return (
    <div id={`painel-${tab}`} role="tabpanel" aria-labelledby={`aba-${tab}`} hidden={tab !== current}>
      {children}
    </div>
  )
}
